import {
  type Catalogue,
  type ConditionScope,
  type ConditionTree,
  conditionScopeOf,
  conditionsToHideItself,
  conditionsToOpen,
  conditionsToShow,
  conditionToClose,
  conditionWords,
  type Demand,
  isNotTrue,
  isTrue,
  type Page,
  placedNodes,
  readCondition,
  type Site,
  testsOf,
} from '@/engine';

export const kinds = ['switch', 'page', 'node', 'part', 'field', 'rule'] as const;
export type CaseKind = (typeof kinds)[number];

/** One side of what a condition or the console decides: a node that shows, or the same node hidden. */
export type Case = {
  readonly kind: CaseKind;
  /** What it is, the same for every brand that has it: `the switch MAILCEN`, `"inbox" on page "mine"`. */
  readonly name: string;
  /** `on`: on, open, shown, true, asked for, required. */
  readonly side: 'on' | 'off';
  /** Where a visitor meets it; without a page, everywhere. */
  readonly page?: string;
  readonly node?: string;
  /** What a state has to meet to be on this side. */
  readonly demands: readonly Demand[];
  /** For a switch: the cases of nodes that show and pages that open whose conditions read it. */
  readonly decides?: readonly Case[];
};

/** Everything of a brand's pages that a condition decides, both ways. */
export function casesOf(site: Site, catalogue: Catalogue): readonly Case[] {
  const scope = conditionScopeOf(site, catalogue);
  const ofPages = Object.values(site.pages).flatMap((page) => [...accessCases(page, scope), ...nodeCases(page, scope)]);
  return [...switchCases(ofPages), ...ofPages];
}

function accessCases(page: Page, scope: ConditionScope): readonly Case[] {
  const closing = conditionToClose(scope, page);
  if (closing === undefined) return [];
  const base = { kind: 'page' as const, name: `page "${page.id}"`, page: page.id };
  const parts = partsOf(page.access?.when, scope).flatMap(({ tree, words }) =>
    bothSides({ kind: 'part', name: `${words} in the access of page "${page.id}"`, page: page.id }, tree, []),
  );
  return [
    { ...base, side: 'on', demands: conditionsToOpen(scope, page) },
    { ...base, side: 'off', demands: [closing] },
    ...parts,
  ];
}

function nodeCases(page: Page, scope: ConditionScope): readonly Case[] {
  const opening = conditionsToOpen(scope, page);
  const isConditional = (id: string) => typeof (page.nodes[id]?.when ?? true) !== 'boolean';
  const placed = placedNodes(scope, page).filter(({ id }) => isConditional(id));
  return placed.flatMap((place) => {
    const name = `"${place.id}" on page "${page.id}"`;
    const base = { kind: 'node' as const, name, page: page.id, node: place.id };
    const around = [...opening, ...conditionsToShow({ conditions: place.conditions.slice(0, -1) })];
    const parts = partsOf(page.nodes[place.id]?.when, scope);
    return [
      { ...base, side: 'on' as const, demands: [...opening, ...conditionsToShow(place)] },
      { ...base, side: 'off' as const, demands: [...opening, ...conditionsToHideItself(place)] },
      ...parts.flatMap(({ tree, words }) =>
        bothSides({ kind: 'part', name: `${words} in ${name}`, page: page.id, node: place.id }, tree, around),
      ),
    ];
  });
}

function bothSides(base: Omit<Case, 'side' | 'demands'>, tree: ConditionTree, around: readonly Demand[]) {
  return [
    { ...base, side: 'on' as const, demands: [...around, [isTrue(tree)]] },
    { ...base, side: 'off' as const, demands: [...around, [isNotTrue(tree)]] },
  ];
}

type Part = { readonly tree: ConditionTree; readonly words: string };

/** The names and comparisons of a condition, where it has several. */
function partsOf(condition: unknown, scope: ConditionScope): readonly Part[] {
  const { tree } = condition === undefined ? {} : readCondition(condition, scope);
  const leaves = tree === undefined ? [] : leavesOf(tree);
  const parts = new Map(leaves.map((leaf) => [conditionWords(leaf.condition), leaf]));
  return parts.size < 2 ? [] : [...parts].map(([words, leaf]) => ({ tree: leaf, words }));
}

function leavesOf(tree: ConditionTree): readonly ConditionTree[] {
  if (tree.kind === 'all' || tree.kind === 'any') return tree.parts.flatMap(leavesOf);
  if (tree.kind === 'not') return leavesOf(tree.part);
  return tree.kind === 'constant' ? [] : [tree];
}

/** Each switch that conditions read, with the nodes and pages of these conditions. */
function switchCases(cases: readonly Case[]): readonly Case[] {
  const readers = new Map<string, { readonly tree: ConditionTree; readonly cases: Set<Case> }>();
  for (const one of cases.filter(({ kind, side }) => kind !== 'part' && side === 'on'))
    for (const test of one.demands.flatMap((demand) => demand.flatMap(({ tree }) => testsOf(tree)))) {
      if (!test.path.startsWith('switch:')) continue;
      const reader = readers.get(test.path) ?? { tree: test, cases: new Set() };
      reader.cases.add(one);
      readers.set(test.path, reader);
    }
  return [...readers].flatMap(([path, { tree, cases: decides }]) => {
    const base = { kind: 'switch' as const, name: `the switch ${path.slice('switch:'.length)}` };
    return bothSides(base, tree, []).map((one) => ({ ...one, decides: [...decides] }));
  });
}
