import {
  type Facts,
  type Layout,
  layoutFor,
  memoByObject,
  type Page,
  pathsOf,
  type ResolvedPage,
  resolvePage,
} from '@/engine';
import { type UnmetFact, unmetValues, variantName, withValue } from '../layouts/unmet-values';
import type { BrandState, Change, CompareOptions } from './change';
import type { ChangedTexts } from './changed-texts';
import { compareLayouts } from './compare-layouts';
import type { CompareContext, Pair } from './compare-nodes';
import { factPathsOf, valuesOf } from './deciding-facts';
import { resolvedPage } from './resolved-page';
import { currentState, type SwitchState, switchStates, usesChangedCondition } from './switch-states';
import { languagesOf, textKeysIn, widgetKeys } from './words/words-of';

/** A change of one page for one persona. */
export type PageChange = Change & {
  readonly page: string;
  readonly persona: string;
  readonly language: string;
  readonly state: string;
  /** Visitors made from the persona by one other value, whom this change does not affect. */
  readonly unaffected?: readonly string[];
};

/** What each persona sees differently on pages that both sides have, under the current switches and under others. */
export function comparePages(
  brands: Pair<BrandState>,
  texts: ChangedTexts,
  options: CompareOptions,
): readonly PageChange[] {
  return Object.keys(brands.after.site.pages).flatMap((page) => comparePage(page, { brands, texts, options }));
}

type PageComparison = {
  readonly brands: Pair<BrandState>;
  readonly texts: ChangedTexts;
  readonly options: CompareOptions;
};

function comparePage(id: string, comparison: PageComparison): readonly PageChange[] {
  const { before, after } = comparison.brands;
  const [oldPage, newPage] = [before.site.pages[id], after.site.pages[id]];
  if (oldPage === undefined || newPage === undefined) return [];
  const pages = { before: oldPage, after: newPage };
  const sites = { before: before.site, after: after.site };
  const isPageChanged = oldPage !== newPage || usesChangedCondition(newPage, sites);
  const isTextChanged = usesChangedText(newPage, comparison);
  const isPlatformChanged = before.platform.hash !== after.platform.hash || before.facts !== after.facts;
  if (!isPageChanged && !isTextChanged && !isPlatformChanged) return [];
  const currentChanges = changesInState(id, currentState, isTextChanged, comparison);
  if (!isPageChanged || comparison.options.isFromServer === true) return currentChanges;
  const states = switchStates(pages, sites, after.platform, comparison.options.catalogue);
  return withoutRepeats(
    [currentState, ...states],
    [currentChanges, ...states.map((state) => changesInState(id, state, isTextChanged, comparison))],
  );
}

/** Drops a change that already shows with fewer switches turned. */
function withoutRepeats(
  states: readonly SwitchState[],
  changesByState: readonly (readonly PageChange[])[],
): readonly PageChange[] {
  const keys = changesByState.map((changes) => new Set(changes.map(keyOf)));
  return changesByState.flatMap((changes, index) => {
    const smallerKeys = keys.filter((_, other) => other !== index && isSubset(states[other], states[index]));
    return changes.filter((change) => !smallerKeys.some((keysOfState) => keysOfState.has(keyOf(change))));
  });
}

function isSubset(small: SwitchState | undefined, large: SwitchState | undefined): boolean {
  return small?.flippedPaths.every((name) => large?.flippedPaths.includes(name)) ?? false;
}

/** Key of the same change for the same persona, whatever the switches and the nodes beside it. */
function keyOf({ state: _state, ...change }: PageChange): string {
  return JSON.stringify(change.kind === 'moves' ? { ...change, does: '', plain: '' } : change);
}

function usesChangedText(page: Page, { texts, options }: PageComparison): boolean {
  if (texts.size === 0) return false;
  const isChanged = (key: string) => texts.has(key);
  return (
    [page.title, page.nodes, page.access].some((part) => textKeysIn(part).some(isChanged)) ||
    usesOf(page).some((use) => widgetKeys(use, options.catalogue).some(isChanged))
  );
}

/** The widgets of a page, each once. */
const usesOf = memoByObject((page: Page) => [...new Set(Object.values(page.nodes).map(({ use }) => use))]);

function changesInState(
  page: string,
  state: SwitchState,
  isTextChanged: boolean,
  { brands, texts, options }: PageComparison,
): readonly PageChange[] {
  const { before, after } = brands;
  const { catalogue, personas } = options;
  const resolve = (brand: BrandState) =>
    state === currentState
      ? resolvedPage(brand, page, catalogue)
      : resolvePage(brand.site, page, state.applyTo(brand.platform), catalogue);
  const resolved = { before: resolve(before), after: resolve(after) };
  if (resolved.before.hash === resolved.after.hash && before.facts === after.facts && !isTextChanged) return [];
  const compare = cachedCompare(resolved, {
    sites: { before: before.site, after: after.site },
    texts,
    catalogue,
    preferredLanguage: options.language,
  });
  const languages = languagesToTry(resolved, after);
  const toPageChanges = (
    persona: string,
    language: string,
    changes: readonly (Change & Pick<PageChange, 'unaffected'>)[],
  ) => {
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
  // A `.pending` persona is one whose facts are still loading.
  const loadedPersonas = personas.filter((persona) => !persona.endsWith('.pending'));
  const visitorFacts = loadedPersonas.map((persona) => after.facts(persona, page, languages[0] ?? ''));
  const unmetFacts = unmetValues([resolved.before, resolved.after], visitorFacts, catalogue);
  return languages.flatMap((language) =>
    personas.flatMap((persona) => {
      const facts = factsOf(persona, language);
      const changes = compare(facts);
      const variants = persona.endsWith('.pending')
        ? []
        : unmetFacts.flatMap((value) => variantOf(persona, value, facts));
      const baseKeys = new Set(changes.map((change) => JSON.stringify(change)));
      return [
        ...toPageChanges(persona, language, withUnaffected(changes, variants)),
        ...variants.flatMap((variant) =>
          toPageChanges(
            variant.name,
            language,
            variant.changes.filter((change) => !baseKeys.has(JSON.stringify(change))),
          ),
        ),
      ];
    }),
  );

  function variantOf(persona: string, value: UnmetFact, facts: Pair<Facts>): readonly Variant[] {
    const oldFacts = withValue(facts.before, value, catalogue);
    const newFacts = withValue(facts.after, value, catalogue);
    if (oldFacts === undefined || newFacts === undefined) return [];
    return [{ name: variantName(persona, value), changes: compare({ before: oldFacts, after: newFacts }) }];
  }
}

/** What changes for a visitor who differs from a persona in one value. */
type Variant = { readonly name: string; readonly changes: readonly Change[] };

/** Only for these kinds is it listed who is unaffected: a visitor who never sees a node cannot miss its target. */
const listedKinds: ReadonlySet<Change['kind']> = new Set(['appears', 'goes', 'access']);

/** Each change with the variants of the persona that it does not affect. A variant's other changes are listed apart. */
function withUnaffected(
  changes: readonly Change[],
  variants: readonly Variant[],
): readonly (Change & { readonly unaffected?: readonly string[] })[] {
  const subjects = variants.map((variant) => ({
    name: variant.name,
    metSubjects: new Set(variant.changes.map(subjectOf)),
  }));
  return changes.map((change) => {
    if (!listedKinds.has(change.kind)) return change;
    const unaffected = subjects
      .filter(({ metSubjects }) => !metSubjects.has(subjectOf(change)))
      .map(({ name }) => name);
    return unaffected.length === 0 ? change : { ...change, unaffected };
  });
}

function subjectOf({ kind, node }: Change): string {
  return `${kind} ${node}`;
}

/** Many personas see the same. Those with equal values of all facts that the page reads are compared once. */
function cachedCompare(pages: Pair<ResolvedPage>, context: CompareContext): (facts: Pair<Facts>) => readonly Change[] {
  const changesByFacts = new Map<string, readonly Change[]>();
  const factPaths = { before: factPathsOf(pages.before), after: factPathsOf(pages.after) };
  return (facts) => {
    const key = JSON.stringify([valuesOf(factPaths.before, facts.before), valuesOf(factPaths.after, facts.after)]);
    const changes = changesByFacts.get(key) ?? compareLayouts(layoutsOf(pages, facts), context);
    changesByFacts.set(key, changes);
    return changes;
  };
}

function layoutsOf(pages: Pair<ResolvedPage>, facts: Pair<Facts>): Pair<Layout> {
  return { before: layoutFor(pages.before, facts.before), after: layoutFor(pages.after, facts.after) };
}

/** All languages if something on the page depends on the language; otherwise `''`, for all of them at once. */
function languagesToTry({ before, after }: Pair<ResolvedPage>, { site }: BrandState): readonly string[] {
  const dependsOnLanguage = [before, after].some((page) => pathsOf(page).includes('locale.language'));
  return dependsOnLanguage ? languagesOf(site) : [''];
}
