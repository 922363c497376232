import type { Composed } from '../compose/compose-site';
import { isCopyOf } from '../compose/misplaced-file';
import type { Located } from '../compose/read-file';
import type { Merchant, Site } from '../config';
import { isText, type JsonPath } from '../json';
import * as messages from '../messages';

/** Codes of the gateway and domains. Each must belong to one brand alone. */
export type Claims = { readonly codes: readonly string[]; readonly domains: readonly string[] };

/** The claims of each brand whose state is good, by merchant id. */
export type ClaimsByBrand = ReadonlyMap<string, Claims>;

export function claimsOf({ code, trialCode, domains = [] }: Merchant): Claims {
  return { codes: [code, trialCode].filter(isText).filter((name) => name !== ''), domains };
}

/** The claims of the sites as they are now. */
export function claimsBySite(sites: ReadonlyMap<string, Site>): ClaimsByBrand {
  return new Map([...sites].map(([id, { merchant }]) => [id, claimsOf(merchant)]));
}

/**
 * `brokenIds`: merchants with another error. `earlierClaims`: the codes and domains that each brand had in earlier
 * states, the last good state first.
 */
export type SharedInput = {
  readonly merchants: readonly Composed[];
  readonly brokenIds: ReadonlySet<string>;
  readonly earlierClaims: readonly ClaimsByBrand[];
};

/**
 * Findings for codes and domains that two brands claim, and for a brand whose `trialCode` is its `code`.
 * The brand that had it earlier keeps it, and the other gets the finding. If neither had it, a copied folder gets it,
 * else the brand that inherits the value, else both. A brand with such a finding keeps its last good state.
 */
export function sharedFindings({
  merchants,
  brokenIds,
  earlierClaims,
}: SharedInput): ReadonlyMap<string, readonly Located[]> {
  const brands = merchants.filter(
    ({ merchant, folder }) => merchant.abstract !== true && folder.merchant !== undefined,
  );
  const abstractIds = new Set(merchants.filter(({ merchant }) => merchant.abstract === true).map(({ id }) => id));
  const [lastGood = new Map<string, Claims>()] = earlierClaims;
  let refusedIds = brokenIds;
  // A refused brand keeps its earlier claims, which may refuse another: repeats until no brand is added.
  for (;;) {
    const currentIds = new Set(brands.flatMap(({ id }) => (refusedIds.has(id) ? [] : [id])));
    const keptClaims = [...lastGood].filter(([id]) => !currentIds.has(id) && !abstractIds.has(id));
    const owners = ownersOf(brands, new Map(keptClaims));
    const findingsByBrand = new Map(brands.map((brand) => [brand.id, findingsOf(brand, owners, earlierClaims)]));
    const nextRefusedIds = new Set([
      ...brokenIds,
      ...brands.flatMap(({ id }) => (findingsByBrand.get(id)?.length ? [id] : [])),
    ]);
    if (nextRefusedIds.size <= refusedIds.size) return findingsByBrand;
    refusedIds = nextRefusedIds;
  }
}

/** A brand that claims a code or domain. `isKept`: only its last good state claims it, which players still get. */
type Owner = { readonly id: string; readonly isKept: boolean; readonly inherits: boolean };
type ClaimKind = keyof Claims;
type Owners = Readonly<Record<ClaimKind, Map<string, Owner[]>>>;

function ownersOf(brands: readonly Composed[], keptClaims: ClaimsByBrand): Owners {
  const owners: Owners = { codes: new Map(), domains: new Map() };
  const add = (kind: ClaimKind, name: string, owner: Owner) => {
    const ownersOfName = owners[kind].get(name);
    if (ownersOfName === undefined) owners[kind].set(name, [owner]);
    else if (!ownersOfName.some(({ id }) => id === owner.id)) ownersOfName.push(owner);
  };
  for (const brand of brands) {
    for (const { kind, name, isOwn } of claimUsesOf(brand))
      add(kind, name, { id: brand.id, isKept: false, inherits: !isOwn });
    add('domains', hostOf(brand.id), { id: brand.id, isKept: false, inherits: false });
  }
  for (const [id, claims] of keptClaims)
    for (const kind of ['codes', 'domains'] as const)
      for (const name of claims[kind]) add(kind, name, { id, isKept: true, inherits: false });
  return owners;
}

/** The host of a brand under its folder's name. */
const hostOf = (id: string) => `${id.toLowerCase()}.localhost`;

type ClaimUse = {
  readonly kind: ClaimKind;
  readonly key: 'code' | 'trialCode' | 'domains';
  readonly name: string;
  readonly path: JsonPath;
  readonly isOwn: boolean;
};

function claimUsesOf({ folder, merchant }: Composed): readonly ClaimUse[] {
  const ownSettings = folder.merchant?.value;
  const codes = (['code', 'trialCode'] as const).flatMap((key): readonly ClaimUse[] => {
    const name = merchant[key];
    if (name === undefined || name === '' || folder.leftOutSettings.includes(key)) return [];
    return [{ kind: 'codes', key, name, path: [key], isOwn: ownSettings?.[key] !== undefined }];
  });
  const domains = folder.leftOutSettings.includes('domains') ? [] : (merchant.domains ?? []);
  const isOwn = ownSettings?.domains !== undefined;
  const hosts = domains.map(
    (name, index): ClaimUse => ({ kind: 'domains', key: 'domains', name, path: ['domains', index], isOwn }),
  );
  return [...hosts, ...codes];
}

function findingsOf(brand: Composed, owners: Owners, earlierClaims: readonly ClaimsByBrand[]): readonly Located[] {
  const file = brand.folder.merchant?.file;
  if (file === undefined) return [];
  const { code, trialCode } = brand.merchant;
  const sharedUses = claimUsesOf(brand).flatMap((use) => {
    const others = (owners[use.kind].get(use.name) ?? []).filter(({ id }) => id !== brand.id);
    if (others.length === 0 || !isRefused(brand.id, use, others, earlierClaims)) return [];
    const isHolder = ({ id }: Owner) => earlierClaims.some((state) => state.get(id)?.[use.kind].includes(use.name));
    const isOriginal = ({ id }: Owner) => isCopyOf(brand.id, id);
    const other = others.find(isHolder) ?? others.find(isOriginal) ?? others[0];
    if (other === undefined) return [];
    return [{ ...findingOfUse(use, other), origin: { file, path: use.path } }];
  });
  if (code === undefined || code === '' || code !== trialCode) return sharedUses;
  return [...sharedUses, { ...messages.sameCodes(code), origin: { file, path: ['trialCode'] } }];
}

function isRefused(
  id: string,
  use: ClaimUse,
  others: readonly Owner[],
  earlierClaims: readonly ClaimsByBrand[],
): boolean {
  const { kind, name, isOwn } = use;
  if (kind === 'domains' && name === hostOf(id)) return false;
  for (const state of earlierClaims) {
    const holders = [id, ...others.map((other) => other.id)].filter((one) => state.get(one)?.[kind].includes(name));
    if (holders.length > 0) return holders.some((holder) => holder !== id);
  }
  if (others.some((other) => isCopyOf(id, other.id))) return true;
  if (others.every((other) => isCopyOf(other.id, id))) return false;
  return !isOwn || others.some((other) => !other.inherits);
}

function findingOfUse({ key, name, isOwn }: ClaimUse, other: Owner): messages.Finding {
  const finding =
    key !== 'domains'
      ? messages.sharedCode(key, name, other.id, isOwn)
      : isOwn
        ? messages.duplicateDomain(name, other.id)
        : messages.inheritedDomain(name, other.id);
  return other.isKept ? messages.ofKeptBrand(finding, other.id) : finding;
}
