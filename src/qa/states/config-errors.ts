import { lineAt } from '@/review/workspace/line-at';
import { openWorkspace } from '@/review/workspace/workspace';
import { messages } from '../messages';
import type { BrandsOf } from './open-states';

/**
 * Those of the brands that have errors, as `merchant check` finds them: servers keep their last good site. Throws an
 * `Error` for ops where a file of theirs is no JSON. An address has been checked when it was published.
 */
export async function brandsWithErrors(
  config: string,
  brands: readonly string[],
  { chainOf }: Pick<BrandsOf, 'chainOf'>,
): Promise<readonly string[]> {
  if (/^https?:\/\//.test(config)) return [];
  const { loaded, prefix } = await openWorkspace(config);
  for (const brand of brands.filter((id) => loaded.broken.has(id))) {
    const folders = chainOf(brand);
    const fault = loaded.issues.find(({ code, at }) => code === 'no-json' && folders.includes(folderOf(at.file)));
    if (fault !== undefined)
      throw new Error(messages.noJson(lineAt(prefix, fault.at), fault.message, folderOf(fault.at.file)));
  }
  return brands.filter((id) => loaded.broken.has(id));
}

const folderOf = (file: string) => file.split('/', 1)[0] ?? file;
