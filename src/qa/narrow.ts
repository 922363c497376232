import type { Site } from '@/engine';
import { languagesOf } from '@/review/compare/words/words-of';
import { personaNames } from '@/review/layouts/persona-visitors';
import type { CausedChange } from './causes/find-causes';
import { messages } from './messages';
import type { ScreenFilter } from './screens/screen-filter';
import type { OpenedStates } from './states/open-states';

/** The part to look at. A key that is missing narrows nothing. */
export type Narrowing = {
  readonly brands?: readonly string[] | undefined;
  readonly pages?: readonly string[] | undefined;
  /** Personas; visitors made of them, and those whose information loads, come with them. */
  readonly personas?: readonly string[] | undefined;
  readonly languages?: readonly string[] | undefined;
};

/** The changes in that part. Those of every page, or of every visitor, are among them. */
export function narrowed(changes: readonly CausedChange[], only: Narrowing): readonly CausedChange[] {
  const { includesPage, includesLanguage, includesPersona } = screenFilterOf(only);
  return changes.flatMap((caused): readonly CausedChange[] => {
    const { page, language, persona } =
      caused.kind === 'screen' ? { ...caused.difference, persona: '' } : caused.change;
    if ((page !== '' && !includesPage(page)) || (language !== '' && !includesLanguage(language))) return [];
    if (caused.kind === 'brand') return persona === '' || includesPersona(persona) ? [caused] : [];
    const visitors = caused.visitors.filter(({ name }) => includesPersona(name));
    return visitors.length === 0 ? [] : [{ ...caused, visitors }];
  });
}

/** Whether nothing is narrowed: every screen is looked at. */
export const isOfAll = ({ brands, pages, personas, languages }: Narrowing) =>
  (brands ?? pages ?? personas ?? languages) === undefined;

/** `hasPage`: whether this run looks at a page at all. A shard looks at some of them. */
export function screenFilterOf(
  { pages, personas, languages }: Narrowing,
  hasPage: (page: string) => boolean = () => true,
): ScreenFilter {
  return {
    includesPage: (page) => (pages?.includes(page) ?? true) && hasPage(page),
    includesLanguage: (language) => languages?.includes(language) ?? true,
    includesPersona: (name) => personas?.some((persona) => isMadeOf(name, persona)) ?? true,
  };
}

function isMadeOf(name: string, persona: string): boolean {
  return name === persona || name.startsWith(`${persona}.`) || name.startsWith(`${persona} `);
}

/** Throws an `Error` in words for ops if a name is unknown to every brand, or to all brands that are looked at. */
export async function checkNarrowing(
  { brands, pages, personas, languages }: Narrowing,
  states: OpenedStates,
): Promise<void> {
  const ids = [...new Set([...states.before.ids, ...states.after.ids])].sort();
  checkNames('brand', brands, ids);
  checkNames('persona', personas, personaNames(states.catalogue));
  const sites = (await Promise.all(ids.map((id) => siteOf(id, states)))).flatMap((site) => site ?? []);
  checkNames('page', pages, [...new Set(sites.flatMap(pagesOf))].sort());
  checkNames('language', languages, [...new Set(sites.flatMap(languagesOf))].sort());
  const looked = brands === undefined ? sites : sites.filter(({ id }) => brands.includes(id));
  checkHas({ what: 'page', named: pages, of: pagesOf }, looked, sites);
  checkHas({ what: 'language', named: languages, of: languagesOf }, looked, sites);
  const { includesPage, includesLanguage } = screenFilterOf({ pages, languages });
  if (!looked.some((site) => pagesOf(site).some(includesPage) && languagesOf(site).some(includesLanguage)))
    throw new Error(messages.noScreen([...(pages ?? []), ...(languages ?? [])]));
}

/** The site of a brand as it is now, else as it was, with the pages of both. */
async function siteOf(id: string, { before, after }: OpenedStates): Promise<Site | undefined> {
  const [oldSite, newSite] = [(await before.open(id))?.site, (await after.open(id))?.site];
  const site = newSite ?? oldSite;
  return site && { ...site, pages: { ...oldSite?.pages, ...site.pages } };
}

const pagesOf = ({ pages }: Site) => Object.keys(pages);

type Asked = {
  readonly what: string;
  readonly named: readonly string[] | undefined;
  readonly of: (site: Site) => readonly string[];
};

function checkHas({ what, named, of }: Asked, looked: readonly Site[], sites: readonly Site[]): void {
  const hasOne = (site: Site) => of(site).some((one) => named?.includes(one) ?? true);
  if (looked.some(hasOne)) return;
  const there = [...new Set(looked.flatMap(of))].sort();
  const brands = { looked: looked.map(({ id }) => id), others: sites.filter(hasOne).map(({ id }) => id) };
  throw new Error(messages.noneOf(what, named ?? [], brands, there));
}

function checkNames(what: string, named: readonly string[] | undefined, known: readonly string[]): void {
  const unknown = named?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(messages.unknownName(what, unknown, known));
}
