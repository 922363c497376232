import { type Catalogue, canonicalJson, isObject, memoByTwo, type Page, type Platform, type Site } from '@/engine';
import type { Pair } from './compare-nodes';
import { textsUnder } from './texts-under';

/** Other console settings: `MAILCEN off`. `applyTo` gives a platform with them. */
export type SwitchState = {
  readonly name: string;
  /** The switches and settings that differ from the console. */
  readonly flippedPaths: readonly string[];
  readonly applyTo: (platform: Platform) => Platform;
};

export const currentState: SwitchState = { name: '', flippedPaths: [], applyTo: (platform) => platform };

type Toggle = { readonly path: string; readonly isSwitch: boolean };

/** More toggles than this are tried one by one, and all together. */
const mostToggles = 3;

/**
 * Console settings that could make a change of a page show, or show differently: every combination of the toggles that
 * conditions of the changed nodes, and of the nodes around them, name.
 */
export function switchStates(
  pages: Pair<Page>,
  sites: Pair<Site>,
  platform: Platform,
  catalogue: Catalogue,
): readonly SwitchState[] {
  const toggles = [...togglesOf(pages, sites, catalogue)].map(toToggle);
  return combinationsOf(toggles).map((mix) => stateOf(mix, platform));
}

function combinationsOf(toggles: readonly Toggle[]): readonly (readonly Toggle[])[] {
  if (toggles.length > mostToggles) return [...toggles.map((toggle) => [toggle]), toggles];
  let mixes: readonly (readonly Toggle[])[] = [[]];
  for (const toggle of toggles) mixes = [...mixes, ...mixes.map((mix) => [...mix, toggle])];
  return mixes.filter((mix) => mix.length > 0);
}

/** Flips each toggle of `mix`. */
function stateOf(mix: readonly Toggle[], currentPlatform: Platform): SwitchState {
  const isOn = ({ path, isSwitch }: Toggle) =>
    isSwitch ? currentPlatform.switches.get(path) === true : Boolean(currentPlatform.facts.get(path));
  const name = mix.map((toggle) => `${toggle.path} ${isOn(toggle) ? 'off' : 'on'}`).join(', ');
  return {
    name,
    flippedPaths: mix.map(({ path }) => path),
    applyTo: (platform) => ({
      ...platform,
      switches: new Map([
        ...platform.switches,
        ...mix.filter((toggle) => toggle.isSwitch).map((one) => [one.path, !isOn(one)] as const),
      ]),
      facts: new Map([
        ...platform.facts,
        ...mix
          .filter((toggle) => !toggle.isSwitch)
          .map((one) => [one.path, otherValue(currentPlatform.facts.get(one.path))] as const),
      ]),
    }),
  };
}

function otherValue(value: unknown): unknown {
  return typeof value === 'number' ? (value === 0 ? 1 : 0) : value !== true;
}

function toToggle(name: string): Toggle {
  const isSwitch = name.startsWith('switch:');
  return { path: isSwitch ? name.slice('switch:'.length) : name, isSwitch };
}

/** Ends the way up from a node if nodes stand in a cycle. */
const mostAncestors = 200;

/** Switches and settings that decide whether a change shows. */
function togglesOf(pages: Pair<Page>, sites: Pair<Site>, catalogue: Catalogue): ReadonlySet<string> {
  const toggles = new Set<string>();
  for (const side of ['before', 'after'] as const) {
    const page = pages[side];
    const parents = parentsOf(page);
    const collect = (condition: unknown) =>
      collectToggles(condition, { site: sites[side], catalogue, toggles, seenConditions: new Set() });
    for (const id of changedNodes(pages, sites))
      for (
        let nodeId: string | undefined = id, depth = 0;
        nodeId !== undefined && depth < mostAncestors;
        nodeId = parents.get(nodeId), depth += 1
      )
        collect(page.nodes[nodeId]?.when);
    if (isAccessChanged(pages, sites)) collect(page.access?.when);
  }
  return toggles;
}

/** Whether the access of a page changed, or a named condition of it. */
function isAccessChanged({ before, after }: Pair<Page>, sites: Pair<Site>): boolean {
  if (canonicalJson(before.access ?? null) !== canonicalJson(after.access ?? null)) return true;
  const conditions = changedConditions(sites.before.conditions, sites.after.conditions);
  return namesIn(after.access?.when).some((name) => conditions.has(name));
}

/** Nodes that changed or moved, or whose named conditions changed. */
function changedNodes({ before, after }: Pair<Page>, sites: Pair<Site>): readonly string[] {
  const conditions = changedConditions(sites.before.conditions, sites.after.conditions);
  const nodes = new Set([...Object.keys(before.nodes), ...Object.keys(after.nodes)]);
  return [...nodes].flatMap((id) => {
    const [oldNode, newNode] = [before.nodes[id], after.nodes[id]];
    const isSame = oldNode === newNode || canonicalJson(oldNode ?? null) === canonicalJson(newNode ?? null);
    if (isSame) return namesIn(newNode?.when).some((name) => conditions.has(name)) ? [id] : [];
    return [id, ...changedChildren(oldNode?.slots ?? {}, newNode?.slots ?? {})];
  });
}

type SlotIds = { readonly [slot: string]: readonly string[] };

function changedChildren(before: SlotIds, after: SlotIds): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((slot) => {
    const [oldIds, newIds] = [before[slot] ?? [], after[slot] ?? []];
    return [...new Set([...oldIds, ...newIds])].filter((id) => oldIds.indexOf(id) !== newIds.indexOf(id));
  });
}

/**
 * Named conditions that changed, and those that refer to them. Remembered: most brands share their parent's, and every
 * page asks.
 */
const changedConditions = memoByTwo((before: Site['conditions'], after: Site['conditions']): ReadonlySet<string> => {
  if (before === after) return new Set();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = new Set(
    names.filter((name) => canonicalJson(before[name] ?? null) !== canonicalJson(after[name] ?? null)),
  );
  for (let size = -1; size !== changed.size; ) {
    size = changed.size;
    for (const name of names) if (namesIn(after[name]).some((other) => changed.has(other))) changed.add(name);
  }
  return changed;
});

/** Whether a page uses a condition that changed. */
export function usesChangedCondition(page: Page, sites: Pair<Site>): boolean {
  const changed = changedConditions(sites.before.conditions, sites.after.conditions);
  return changed.size > 0 && namesIn(page).some((name) => changed.has(name));
}

function parentsOf(page: Page): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(page.nodes).flatMap(([parent, { slots = {} }]) =>
      Object.values(slots).flatMap((ids) => ids.map((id) => [id, parent] as const)),
    ),
  );
}

/** Every named condition that a value refers to. */
const namesIn = textsUnder('is');

type ToggleSearch = {
  readonly site: Site;
  readonly catalogue: Catalogue;
  readonly toggles: Set<string>;
  readonly seenConditions: Set<string>;
};

function collectToggles(value: unknown, search: ToggleSearch): void {
  const { site, catalogue, toggles, seenConditions } = search;
  if (Array.isArray(value)) for (const part of value) collectToggles(part, search);
  if (!isObject(value)) return;
  if (typeof value.switch === 'string') toggles.add(`switch:${value.switch}`);
  if (typeof value.at === 'string' && isToggle(value.at, catalogue)) toggles.add(value.at);
  if (typeof value.is === 'string' && !seenConditions.has(value.is)) {
    seenConditions.add(value.is);
    collectToggles(site.conditions[value.is], search);
  }
  for (const part of Object.values(value)) if (typeof part === 'object') collectToggles(part, search);
}

function isToggle(path: string, { facts }: Catalogue): boolean {
  const fact = facts[path];
  if (fact?.phase !== 'static' || path.startsWith('merchant.')) return false;
  return fact.type === 'boolean' || fact.known !== undefined;
}
