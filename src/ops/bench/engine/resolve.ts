import { type Catalogue, type ConfigFile, type Facts, type LayoutNode, normalizePlatform, resolvePage } from '@/engine';
import { isObject } from '@/engine/json';
import { median } from '../measure';
import { staticFacts } from './conditions';
import { type LargestPage, largestPage } from './largest-page';
import { ruleAt } from './rules';

export type ResolveTimes = {
  readonly livery: number;
  readonly byHand: number;
  readonly first: number;
  readonly nodes: number;
  readonly conditions: number;
};

/** The first runs, while the code is compiled, do not count. */
const warmUp = 100;

/** Milliseconds to resolve the largest page for a new console, by the engine and by hand. */
export function measureResolve(files: readonly ConfigFile[], console: unknown, catalogue: Catalogue): ResolveTimes {
  const largest = largestPage(files, catalogue, 60);
  const { site, page, ruleIndexOf } = largest;
  const platforms = consoles(console, 400).map((one) => normalizePlatform(one, site, catalogue));
  const times = platforms.map((platform) => timeOf(() => resolvePage(site, page.id, platform, catalogue)));
  const statics = platforms.map(staticFacts);
  const handTimes = statics.map((facts) => timeOf(() => byHand(largest, facts)));
  for (const [index, platform] of platforms.entries())
    compare(largest, resolvePage(site, page.id, platform, catalogue).nodes, statics[index]);
  return {
    livery: median(times.slice(warmUp)),
    byHand: median(handTimes.slice(warmUp)),
    first: times[0] ?? Number.NaN,
    nodes: Object.keys(page.nodes).length,
    conditions: ruleIndexOf.size,
  };
}

function timeOf(run: () => unknown): number {
  const begin = performance.now();
  run();
  return performance.now() - begin;
}

/** The control: walks the slots from the root, omits nodes that the hand-written rules hide, and copies the rest. */
function byHand({ page, ruleIndexOf }: LargestPage, statics: Facts): Record<string, LayoutNode> {
  const nodes: Record<string, LayoutNode> = {};
  const visit = (id: string): boolean => {
    const node = page.nodes[id];
    const ruleIndex = ruleIndexOf.get(id);
    if (node === undefined || (ruleIndex !== undefined && !ruleAt(ruleIndex).isPossible(statics))) return false;
    const slots = Object.entries(node.slots ?? {}).map(([slot, ids]) => [slot, ids.filter(visit)] as const);
    nodes[id] = {
      ...node,
      props: { ...node.props },
      ...(slots.length > 0 ? { slots: Object.fromEntries(slots) } : {}),
    };
    return true;
  };
  visit(page.root ?? 'page');
  return nodes;
}

/** Throws if engine and control keep different nodes: their times would not be comparable. */
function compare(largest: LargestPage, nodes: object, statics: Facts | undefined): void {
  const resolvedIds = Object.keys(nodes).filter((id) => !id.includes(':'));
  const handNodes = Object.entries(byHand(largest, statics ?? new Map())).filter(([, node]) => node.each === undefined);
  const ids = new Set(handNodes.map(([id]) => id));
  if (resolvedIds.length !== ids.size || !resolvedIds.every((id) => ids.has(id))) {
    throw new Error(
      `By hand ${ids.size} nodes are left, the engine keeps ${resolvedIds.length}: the control is not the same page.`,
    );
  }
}

/** Consoles with different switches, the same ones in each run. */
function consoles(model: unknown, count: number): readonly unknown[] {
  let seed = 7;
  const random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return seed / 2 ** 32;
  };
  const names = [
    'MAILCEN',
    'DEPOSIT',
    'CREDITMAR3',
    'WITHDRAW',
    'DIRECTREG3',
    'AGETRANSFERUP3',
    'REGCEN',
    'AGEREGDOWN3',
  ];
  return Array.from({ length: count }, () => {
    const switches = Object.fromEntries(names.map((name) => [name, { enabled: random() < 0.7 }]));
    return { ...(isObject(model) ? model : {}), whitelabel: switches };
  });
}
