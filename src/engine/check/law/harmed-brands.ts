import type { Located } from '../../compose/read-file';
import * as messages from '../../messages';

/** Codes of faults that only a brand's settings show. In a parent's file they are the parent's all the same. */
const parentsFaults: ReadonlySet<string> = new Set(['law-missing', 'unproved-duty', 'age-gate', 'other-age']);

/** Whether a finding of a merchant is a parent's fault, and stands in the parent's file. */
export function isParentsFault(merchant: string, { code, origin }: Located): boolean {
  return parentsFaults.has(code) && !origin.file.path.startsWith(`${merchant}/`);
}

/**
 * Parents' faults that brands inherit, each once and with the names of these brands. It is reported for the only brand
 * that has it, else for the parent.
 */
export function harmedBrands(
  faults: readonly { readonly brand: string; readonly finding: Located }[],
): readonly (readonly [merchant: string, finding: Located])[] {
  const groups = new Map<string, { readonly finding: Located; readonly brands: string[] }>();
  for (const { brand, finding } of faults) {
    const { message, origin } = finding;
    const key = JSON.stringify([message, origin.file.path, origin.path]);
    const group = groups.get(key);
    if (group) group.brands.push(brand);
    else groups.set(key, { finding, brands: [brand] });
  }
  return [...groups.values()].map(({ finding, brands }) => {
    const [parent = ''] = finding.origin.file.path.split('/');
    const [first = parent, ...others] = brands;
    return [others.length === 0 ? first : parent, { ...finding, ...messages.harming(finding, brands) }];
  });
}
