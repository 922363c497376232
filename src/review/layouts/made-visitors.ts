import { askedFacts, type Catalogue, type Facts, type ResolvedPage } from '@/engine';

/** A value of a fact that a page asks about, and that no persona has. */
export type Unmet = { readonly path: string; readonly value: unknown };

/** Those are of the page itself, and every one of them is looked at anyway. */
const ofThePage = new Set(['page.id', 'locale.language', 'session.present']);

/** Every value that conditions of these pages tell apart and that none of the visitors has. */
export function unmetValues(
  pages: readonly ResolvedPage[],
  visitors: readonly Facts[],
  catalogue: Catalogue,
): readonly Unmet[] {
  const conditions = new Set(pages.flatMap(conditionsOf));
  return askedFacts([...conditions], catalogue)
    .filter(({ path }) => !ofThePage.has(path) && catalogue.facts[path]?.phase === 'live')
    .flatMap(({ path, values, isAlike }) =>
      values
        .filter((value) => !visitors.some((facts) => facts.has(path) && isAlike(facts.get(path), value)))
        .map((value) => ({ path, value })),
    );
}

function conditionsOf(page: ResolvedPage): readonly unknown[] {
  const asked = [page.access?.when, ...Object.values(page.nodes).map(({ when }) => when)];
  return asked.filter((when) => when !== undefined);
}

/** A visitor with that value; undefined where only who is signed in can have it, and this one is not. */
export function withValue(facts: Facts, { path, value }: Unmet, catalogue: Catalogue): Facts | undefined {
  if (catalogue.facts[path]?.needs === 'session' && facts.get('session.present') !== true) return undefined;
  return new Map([...facts, [path, value]]);
}

const joint = ' + ';

/** What a visitor is called who is as a persona but for one value: `member-0 + play.pause is timeout`. */
export function madeName(persona: string, unmet: Unmet): string {
  return `${persona}${joint}${unmetWords(unmet)}`;
}

/** `play.pause is timeout`; a text that is none of those asked for is `another`. */
export function unmetWords({ path, value }: Unmet): string {
  return `${path} is ${String(value).replace('\u0000 ', '')}`;
}

/** The persona and what of it is otherwise; undefined for a persona. */
export function madeOf(name: string): { readonly persona: string; readonly otherwise: string } | undefined {
  const at = name.indexOf(joint);
  return at < 0 ? undefined : { persona: name.slice(0, at), otherwise: name.slice(at + joint.length) };
}
