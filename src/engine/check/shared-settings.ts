import type { Composed } from '../compose/compose-site';
import type { Located } from '../compose/read-file';
import * as messages from '../messages';
import type { JsonPath } from '../parse/config-file';

/** Who has which domain and which code of the gateway. */
export type Owners = { readonly domains: Map<string, string>; readonly codes: Map<string, string> };

export function noOwners(): Owners {
  return { domains: new Map(), codes: new Map() };
}

/** What must be of one merchant alone and stands in another one as well: domains, and codes of the gateway. */
export function sharedFindings(composed: Composed, owners: Owners): readonly Located[] {
  const file = composed.folder.merchant?.file;
  if (!file || composed.merchant.abstract === true) return [];
  const own = composed.folder.merchant?.value;
  const { code, trialCode, domains = [] } = composed.merchant;
  const at = (path: JsonPath) => ({ file, path });
  const codes = { code, trialCode };
  return [
    ...domains.flatMap((domain, index) => {
      const other = otherOwner(owners.domains, domain, composed.id);
      if (other === undefined) return [];
      const finding = own?.domains === undefined ? messages.inheritedDomain : messages.duplicateDomain;
      return [{ ...finding(domain, other), origin: at(['domains', index]) }];
    }),
    ...(['code', 'trialCode'] as const).flatMap((key) => {
      const value = codes[key];
      const other = value === undefined || value === '' ? undefined : otherOwner(owners.codes, value, composed.id);
      if (other === undefined || value === undefined) return [];
      return [{ ...messages.sharedCode(key, value, other, own?.[key] !== undefined), origin: at([key]) }];
    }),
    ...(code !== undefined && code !== '' && code === trialCode
      ? [{ ...messages.sameCodes(code), origin: at(['trialCode']) }]
      : []),
  ];
}

/** The merchant that has it already; this one has it from now on, where nobody does. */
function otherOwner(owners: Map<string, string>, name: string, id: string): string | undefined {
  const owner = owners.get(name);
  if (owner === undefined) owners.set(name, id);
  return owner === id ? undefined : owner;
}
