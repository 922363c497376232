import {
  type Facts,
  type Layout,
  layoutFor,
  memoOne,
  type Page,
  pathsOf,
  type ResolvedPage,
  resolvePage,
} from '@/engine';
import { madeName, type Unmet, unmetValues, withValue } from '../layouts/made-visitors';
import { askedBy, valuesOf } from './asked-facts';
import type { BrandState, Change, Comparing } from './change';
import type { ChangedTexts } from './changed-texts';
import { compareLayouts } from './compare-layouts';
import type { Languages, Pair } from './compare-nodes';
import { resolvedPage } from './resolved-page';
import { asItIs, asksForChanged, type SwitchState, switchStates } from './switch-states';
import { languagesOf, textKeysIn, widgetKeys } from './words/words-of';

/** A change of one page for one persona. */
export type PageChange = Change & {
  readonly page: string;
  readonly persona: string;
  readonly language: string;
  readonly state: string;
  /** Visitors made after the persona who do not meet it. */
  readonly spared?: readonly string[];
};

/** What each persona sees differently on pages that both sides have, under the current switches and under others. */
export function comparePages(
  brands: Pair<BrandState>,
  texts: ChangedTexts,
  comparing: Comparing,
): readonly PageChange[] {
  return Object.keys(brands.after.site.pages).flatMap((page) => comparePage(page, { brands, texts, comparing }));
}

type Scene = { readonly brands: Pair<BrandState>; readonly texts: ChangedTexts; readonly comparing: Comparing };

function comparePage(id: string, scene: Scene): readonly PageChange[] {
  const { before, after } = scene.brands;
  const [old, fresh] = [before.site.pages[id], after.site.pages[id]];
  if (old === undefined || fresh === undefined) return [];
  const pages = { before: old, after: fresh };
  const sites = { before: before.site, after: after.site };
  const isOther = old !== fresh || asksForChanged(fresh, sites);
  const speaks = saysChanged(fresh, scene);
  if (!isOther && !speaks && before.platform.hash === after.platform.hash && before.facts === after.facts) return [];
  const now = inState(id, asItIs, speaks, scene);
  if (!isOther || scene.comparing.isResolved === true) return now;
  const states = switchStates(pages, sites, after.platform, scene.comparing.catalogue);
  return withoutRepeats([asItIs, ...states], [now, ...states.map((state) => inState(id, state, speaks, scene))]);
}

/** Changes that show in no smaller state, that is with fewer switches turned or none. */
function withoutRepeats(
  states: readonly SwitchState[],
  found: readonly (readonly PageChange[])[],
): readonly PageChange[] {
  const keys = found.map((changes) => new Set(changes.map(keyOf)));
  return found.flatMap((changes, index) => {
    const within = keys.filter((_, other) => other !== index && isWithin(states[other], states[index]));
    return changes.filter((change) => !within.some((known) => known.has(keyOf(change))));
  });
}

function isWithin(small: SwitchState | undefined, large: SwitchState | undefined): boolean {
  return small?.turned.every((name) => large?.turned.includes(name)) ?? false;
}

/** Key of the same change for the same persona, whatever the switches and the nodes beside it. */
function keyOf({ state: _state, ...change }: PageChange): string {
  return JSON.stringify(change.kind === 'moves' ? { ...change, does: '', plain: '' } : change);
}

function saysChanged(page: Page, { texts, comparing }: Scene): boolean {
  if (texts.size === 0) return false;
  const isChanged = (key: string) => texts.has(key);
  return (
    [page.title, page.nodes, page.access].some((part) => textKeysIn(part).some(isChanged)) ||
    usesOf(page).some((use) => widgetKeys(use, comparing.catalogue).some(isChanged))
  );
}

/** The widgets of a page, each once. */
const usesOf = memoOne((page: Page) => [...new Set(Object.values(page.nodes).map(({ use }) => use))]);

function inState(
  page: string,
  state: SwitchState,
  speaks: boolean,
  { brands, texts, comparing }: Scene,
): readonly PageChange[] {
  const { before, after } = brands;
  const { catalogue, personas } = comparing;
  const resolve = (brand: BrandState) =>
    state === asItIs
      ? resolvedPage(brand, page, catalogue)
      : resolvePage(brand.site, page, state.of(brand.platform), catalogue);
  const resolved = { before: resolve(before), after: resolve(after) };
  if (resolved.before.hash === resolved.after.hash && before.facts === after.facts && !speaks) return [];
  const compare = onceEach(resolved, {
    sites: { before: before.site, after: after.site },
    texts,
    catalogue,
    asked: comparing.language,
  });
  const languages = languagesToTry(resolved, after);
  const told = (persona: string, language: string, changes: readonly (Change & Pick<PageChange, 'spared'>)[]) => {
    const isOfLanguage = ({ words }: Change) => words === undefined || language === '' || words.language === language;
    return changes.filter(isOfLanguage).map((change) => ({
      ...change,
      page,
      persona,
      language: change.words?.language ?? language,
      state: state.name,
    }));
  };
  const factsOf = (persona: string, language: string) => ({
    before: before.facts(persona, page, language),
    after: after.facts(persona, page, language),
  });
  const settled = personas.filter((persona) => !persona.endsWith('.pending'));
  const visitors = settled.map((persona) => after.facts(persona, page, languages[0] ?? ''));
  const unmet = unmetValues([resolved.before, resolved.after], visitors, catalogue);
  return languages.flatMap((language) =>
    personas.flatMap((persona) => {
      const facts = factsOf(persona, language);
      const changes = compare(facts);
      const made = persona.endsWith('.pending') ? [] : unmet.flatMap((value) => madeAs(persona, value, facts));
      const known = new Set(changes.map((change) => JSON.stringify(change)));
      return [
        ...told(persona, language, withSpared(changes, made)),
        ...made.flatMap((one) =>
          told(
            one.name,
            language,
            one.changes.filter((change) => !known.has(JSON.stringify(change))),
          ),
        ),
      ];
    }),
  );

  function madeAs(persona: string, value: Unmet, facts: Pair<Facts>): readonly Made[] {
    const old = withValue(facts.before, value, catalogue);
    const fresh = withValue(facts.after, value, catalogue);
    if (old === undefined || fresh === undefined) return [];
    return [{ name: madeName(persona, value), changes: compare({ before: old, after: fresh }) }];
  }
}

/** What a visitor meets who is as a persona but for one value. */
type Made = { readonly name: string; readonly changes: readonly Change[] };

/** What one meets and another does not. Who does not see a node at all does not ask where it leads or what it says. */
const sparing: ReadonlySet<Change['kind']> = new Set(['appears', 'goes', 'access']);

/** Each change with who does not meet it though made after the same persona; who meets it otherwise is told of that. */
function withSpared(
  changes: readonly Change[],
  made: readonly Made[],
): readonly (Change & { readonly spared?: readonly string[] })[] {
  const subjects = made.map((one) => ({ name: one.name, met: new Set(one.changes.map(subjectOf)) }));
  return changes.map((change) => {
    if (!sparing.has(change.kind)) return change;
    const spared = subjects.filter(({ met }) => !met.has(subjectOf(change))).map(({ name }) => name);
    return spared.length === 0 ? change : { ...change, spared };
  });
}

function subjectOf({ kind, node }: Change): string {
  return `${kind} ${node}`;
}

/** Many personas see the same. Those with equal values of all facts that the page reads are compared once. */
function onceEach(pages: Pair<ResolvedPage>, languages: Languages): (facts: Pair<Facts>) => readonly Change[] {
  const known = new Map<string, readonly Change[]>();
  const asked = { before: askedBy(pages.before), after: askedBy(pages.after) };
  return (facts) => {
    const key = JSON.stringify([valuesOf(asked.before, facts.before), valuesOf(asked.after, facts.after)]);
    const found = known.get(key) ?? compareLayouts(layoutsOf(pages, facts), languages);
    known.set(key, found);
    return found;
  };
}

function layoutsOf(pages: Pair<ResolvedPage>, facts: Pair<Facts>): Pair<Layout> {
  return { before: layoutFor(pages.before, facts.before), after: layoutFor(pages.after, facts.after) };
}

/** All languages if something on the page depends on the language; otherwise `''`, for all of them at once. */
function languagesToTry({ before, after }: Pair<ResolvedPage>, { site }: BrandState): readonly string[] {
  const asks = [before, after].some((page) => pathsOf(page).includes('locale.language'));
  return asks ? languagesOf(site) : [''];
}
