import { languagesOf } from '@/review/compare/words/words-of';
import { personaNames } from '@/review/layouts/persona-visitors';
import type { CausedChange } from './causes/find-causes';
import { messages } from './messages';
import type { OpenedStates } from './states/open-states';

/** What to look at; whatever is missing is not narrowed. */
export type Narrowing = {
  readonly brands?: readonly string[] | undefined;
  readonly pages?: readonly string[] | undefined;
  /** Personas; visitors made of them, and those whose information loads, come with them. */
  readonly personas?: readonly string[] | undefined;
  readonly languages?: readonly string[] | undefined;
};

/** The changes that such a visit meets. What concerns every page or everybody is among them. */
export function narrowed(changes: readonly CausedChange[], only: Narrowing): readonly CausedChange[] {
  const isOfPage = (page: string) => page === '' || (only.pages?.includes(page) ?? true);
  const isOfLanguage = (language: string) => language === '' || (only.languages?.includes(language) ?? true);
  const isOfPersona = (name: string) =>
    name === '' || (only.personas?.some((persona) => isMadeOf(name, persona)) ?? true);
  return changes.flatMap((caused): readonly CausedChange[] => {
    const { page, language } = caused.kind === 'screen' ? caused.difference : caused.change;
    if (!isOfPage(page) || !isOfLanguage(language)) return [];
    if (caused.kind === 'brand') return isOfPersona(caused.change.persona) ? [caused] : [];
    const visitors = caused.visitors.filter(({ name }) => isOfPersona(name));
    return visitors.length === 0 ? [] : [{ ...caused, visitors }];
  });
}

function isMadeOf(name: string, persona: string): boolean {
  return name === persona || name.startsWith(`${persona}.`) || name.startsWith(`${persona} `);
}

/** Throws an `Error` for ops that names what no brand has. */
export async function checkNarrowing(
  { brands, pages, personas, languages }: Narrowing,
  states: OpenedStates,
): Promise<void> {
  const ids = [...new Set([...states.before.ids, ...states.after.ids])].sort();
  checkNames('brand', brands, ids);
  checkNames('persona', personas, personaNames(states.catalogue));
  const opened = await Promise.all(
    ids.map(async (id) => (await states.after.open(id)) ?? (await states.before.open(id))),
  );
  const sites = opened.flatMap((state) => state?.site ?? []);
  checkNames('page', pages, [...new Set(sites.flatMap((site) => Object.keys(site.pages)))].sort());
  checkNames('language', languages, [...new Set(sites.flatMap(languagesOf))].sort());
}

function checkNames(what: string, named: readonly string[] | undefined, known: readonly string[]): void {
  const unknown = named?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(messages.unknownName(what, unknown, known));
}
