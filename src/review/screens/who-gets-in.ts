import { livePage } from '@/engine';
import { openView, resolvedOf, siteOf } from '../view';
import { openMerchant } from '../workspace/workspace';

/** A page with an address of its own, and the first of those asked about who gets in. */
export type PageOpenTo = { readonly page: string; readonly path: string; readonly persona: string };

/** The pages of a merchant that one of these personas may see, each with the first who may. The engine judges. */
export async function pagesOpenTo(merchant: string, personas: readonly string[]): Promise<readonly PageOpenTo[]> {
  const workspace = await openMerchant(merchant);
  const view = await openView(workspace, siteOf(merchant, workspace), {});
  return Object.entries(view.site.pages).flatMap(([page, { paths = [] }]) => {
    const path = paths.find((one) => !one.includes(':'));
    if (path === undefined) return [];
    const { access } = livePage(resolvedOf(view, page));
    const persona = personas.find((name) => access.judge(view.factsOf(page, name)).verdict === 'open');
    return persona === undefined ? [] : [{ page, path, persona }];
  });
}
