import { hashText } from '@/engine';
import type { Change } from '@/review/compare/change';
import type { BrandChange } from '@/review/compare/compare-brand';
import { type ConfigEdit, editId } from '../edits/config-edits';
import { brandChangeKey } from './brand-differences';
import { changeKey } from './compare-screens';
import type { CausedChange } from './find-causes';

/** Where a difference shows. Empty `visitors`: everybody; empty `page` or `language`: all of them. */
export type Place = {
  readonly brand: string;
  readonly page: string;
  readonly language: string;
  readonly visitors: readonly string[];
};

/**
 * Screens that were equal before and are equal now. `before` and `after` are hashes of their content. A side is empty
 * where the page is not there; `before` also for a fault, and for a difference that is not of single screens.
 */
export type Difference = {
  /** `screen`: on these screens; `brand`: on every screen of the brand; `elsewhere`: on none as things stand. */
  readonly kind: 'screen' | 'brand' | 'elsewhere';
  readonly before: string;
  readonly after: string;
  readonly changes: readonly Change[];
  /** The state of the platform or page, such as other switches or failing calls; empty if it is the usual one. */
  readonly state: string;
  readonly places: readonly Place[];
};

/**
 * All differences that the same edits make: they vanish with any one of them, or with all of them where none alone is
 * enough. No edits: nobody knows which.
 */
export type Group = {
  readonly id: string;
  readonly edits: readonly ConfigEdit[];
  /** What is wrong with these screens, whatever they were before. */
  readonly fault?: string;
  readonly differences: readonly Difference[];
  readonly screens: number;
  readonly brands: readonly string[];
};

type Growing = {
  readonly edits: readonly ConfigEdit[];
  readonly fault?: string | undefined;
  readonly differences: Map<string, GrowingDifference>;
};
type GrowingDifference = Omit<Difference, 'changes' | 'places' | 'state'> & {
  state: string;
  readonly changes: Map<string, Change>;
  readonly places: Map<string, Omit<Place, 'visitors'> & { readonly visitors: Set<string> }>;
};

/** Groups changes by their causes, worst first. `screensOf` is how many screens a brand has. */
export function groupByCause(changes: readonly CausedChange[], screensOf: (brand: string) => number): readonly Group[] {
  const groups = new Map<string, Growing>();
  for (const change of changes) {
    const fault = change.kind === 'screen' ? change.fault : undefined;
    const id = hashText(fault ?? change.causes.map(editId).sort().join());
    const group = groups.get(id) ?? { edits: change.causes, fault, differences: new Map() };
    groups.set(id, group);
    if (change.kind === 'screen') addScreens(group, change);
    else addOfBrand(group, change.change);
  }
  return [...groups].map(([id, group]) => toGroup(id, group, screensOf)).sort(worseFirst);
}

function addScreens(group: Growing, { difference, change, visitors }: Extract<CausedChange, { kind: 'screen' }>): void {
  const { layouts, language, brand, page, state = '' } = difference;
  const [before, after] = [layouts.before, layouts.after].map((layout) => layout?.hashIn(language) ?? '');
  const found = differenceIn(group, { kind: 'screen', before: before ?? '', after: after ?? '', state });
  const screenChange = difference.changes[change];
  if (screenChange !== undefined) found.changes.set(changeKey(screenChange), screenChange);
  const place = placeIn(found, { brand, page, language });
  for (const { name } of visitors) place.visitors.add(name);
}

function addOfBrand(group: Growing, change: BrandChange): void {
  const { brand, page, persona, language, state } = change;
  const isOfWholeBrand = page === '' && state === '' && change.key === undefined;
  // A setting of the whole brand is one difference for all brands in which it changes alike, so the hash names none.
  const after = hashText(brandChangeKey({ ...change, brand: isOfWholeBrand ? '' : brand, persona: '' }));
  const found = differenceIn(group, { kind: isOfWholeBrand ? 'brand' : 'elsewhere', before: '', after, state });
  found.changes.set(changeKey(change), change);
  const place = placeIn(found, { brand, page, language });
  if (persona !== '') place.visitors.add(persona);
}

function differenceIn(group: Growing, head: Omit<Difference, 'changes' | 'places'>): GrowingDifference {
  const key = `${head.before} ${head.after}`;
  const difference: GrowingDifference = group.differences.get(key) ?? {
    ...head,
    changes: new Map(),
    places: new Map(),
  };
  group.differences.set(key, difference);
  const states = new Set([...difference.state.split(' or '), head.state]);
  // A difference that also shows in the usual state needs no other one named.
  difference.state = states.has('') ? '' : [...states].join(' or ');
  return difference;
}

function placeIn(difference: GrowingDifference, head: Omit<Place, 'visitors'>) {
  const key = JSON.stringify(head);
  const place = difference.places.get(key) ?? { ...head, visitors: new Set<string>() };
  difference.places.set(key, place);
  return place;
}

function toGroup(id: string, { edits, fault, differences }: Growing, screensOf: (brand: string) => number): Group {
  const all = [...differences.values()].map(
    ({ changes, places, ...head }): Difference => ({
      ...head,
      changes: [...changes.values()],
      places: [...places.values()].map((place) => ({ ...place, visitors: [...place.visitors] })),
    }),
  );
  return {
    id,
    edits,
    ...(fault !== undefined && { fault }),
    differences: all.sort((one, other) => screensIn(other) - screensIn(one)),
    brands: [...new Set(all.flatMap(({ places }) => places.map(({ brand }) => brand)))].sort(),
    screens: countScreens(all, screensOf),
  };
}

/** How many screens show a difference; 0 for one that is not of single screens. */
export function screensIn({ kind, places }: Difference): number {
  return kind === 'screen' ? places.reduce((sum, { visitors }) => sum + visitors.length, 0) : 0;
}

/** The unusual states in which a group shows, such as other switches or failing calls. */
export function statesOf({ differences }: Pick<Group, 'differences'>): readonly string[] {
  return [...new Set(differences.flatMap(({ state }) => (state === '' ? [] : [state])))];
}

function countScreens(differences: readonly Difference[], screensOf: (brand: string) => number): number {
  const wholeBrands = new Set(
    differences.flatMap(({ kind, places }) => (kind === 'brand' ? places.map(({ brand }) => brand) : [])),
  );
  const places = differences.flatMap((difference) => (difference.kind === 'screen' ? difference.places : []));
  // A screen counts once, even if several of its nodes differ.
  const single = new Set(
    places.flatMap(({ brand, page, language, visitors }) =>
      wholeBrands.has(brand) ? [] : visitors.map((visitor) => [brand, page, language, visitor].join(' ')),
    ),
  );
  return [...wholeBrands].reduce((sum, brand) => sum + screensOf(brand), single.size);
}

/** The severity of a change that takes something from players. It is worse than one that they only see. */
export const lossSeverity = 2;

const severity: { readonly [kind in Change['kind']]: number } = {
  unreachable: lossSeverity,
  access: lossSeverity,
  goes: lossSeverity,
  target: 1,
  setting: 1,
  appears: 0,
  moves: 0,
  text: 0,
  look: 0,
};

function worseFirst(one: Group, other: Group): number {
  return severityOf(other) - severityOf(one) || other.screens - one.screens || (one.id < other.id ? -1 : 1);
}

export function severityOf({ differences }: Group): number {
  return Math.max(0, ...differences.flatMap(({ changes }) => changes.map(({ kind }) => severity[kind])));
}
