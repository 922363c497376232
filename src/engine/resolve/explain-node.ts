import type { Catalogue } from '../catalogue';
import { compileCondition, visibilityOf } from '../conditions/compile-condition';
import {
  type Clause,
  type ClauseFact,
  decidingClauses,
  type Explaining,
  explainCondition,
} from '../conditions/explain-condition';
import type { LayoutNode, Page, Site } from '../config';
import type { Facts } from '../facts';
import { own } from '../json';
import { nearest } from '../near';
import type { Platform } from '../platform';
import * as words from './explain-words';
import { scopeOf, staticsOf } from './scope-of';

/** One node on the way from the root to the node in question. */
export type Step = {
  readonly node: string;
  readonly use: string;
  readonly visibility: 'show' | 'hide' | 'skeleton';
  readonly clause?: Clause;
};

/** Why a node shows, or not, as data. `steps` lead from the root to the node; the first that hides decides. */
export type Explanation = {
  readonly merchant: string;
  readonly page: string;
  readonly node: string;
  readonly verdict: 'shows' | 'hides' | 'skeleton' | 'missing';
  readonly steps: readonly Step[];
  /** The comparisons and switches that settled it. */
  readonly deciding: readonly {
    readonly node: string;
    readonly condition: unknown;
    readonly verdict: Clause['verdict'];
    readonly fact?: ClauseFact;
  }[];
  /** What is meant perhaps, where the page or the node is missing. */
  readonly near?: string;
  /** The items of the source, where the node shows once for each. */
  readonly items?: number;
};

/** Why a node of a page shows for a visitor, or not. The id may be that of one item, such as `field:username`. */
export function explainNode(
  site: Site,
  pageId: string,
  nodeId: string,
  platform: Platform,
  live: Facts,
  catalogue: Catalogue,
): Explanation {
  const about = { merchant: site.id, page: pageId, node: nodeId };
  const page = own(site.pages, pageId);
  if (page === undefined) return missing(about, nearest(pageId, Object.keys(site.pages)));
  const id = own(page.nodes, nodeId) ? nodeId : (nodeId.split(':')[0] ?? nodeId);
  const chain = own(page.nodes, id) && chainTo(id, page);
  if (!chain) return missing(about, nearest(id, Object.keys(page.nodes)));
  const facts = new Map([...staticsOf(platform, catalogue).facts, ...live]);
  const explaining = { scope: scopeOf(site, catalogue), facts, sent: platform.sent, catalogue };
  const steps = chain.map(([name, node]) => toStep(name, node, explaining));
  const stopping = steps.find((step) => step.visibility !== 'show');
  const each = chain.map(([, node]) => node.each).find((source) => source !== undefined);
  const items = each === undefined ? undefined : (own(platform.sources, each) ?? []).length;
  const isEmpty = items === 0 && stopping === undefined;
  return {
    ...about,
    verdict: isEmpty
      ? 'hides'
      : stopping === undefined
        ? 'shows'
        : stopping.visibility === 'hide'
          ? 'hides'
          : 'skeleton',
    steps,
    deciding: decidingOf(stopping === undefined ? steps : [stopping]),
    ...(items === undefined ? {} : { items }),
  };
}

/** The explanation in words, a line a thought. */
export function toWords(explanation: Explanation): string {
  return words.inWords(explanation).join('\n');
}

function missing(about: Pick<Explanation, 'merchant' | 'page' | 'node'>, near: string | undefined): Explanation {
  return { ...about, verdict: 'missing', steps: [], deciding: [], ...(near === undefined ? {} : { near }) };
}

type Link = readonly [string, LayoutNode];

/** The nodes from the root down to one, or nothing where it hangs below no root. */
function chainTo(id: string, page: Page): readonly Link[] | undefined {
  const holders = new Map(
    Object.entries(page.nodes).flatMap(([holder, node]) =>
      Object.values(node.slots ?? {}).flatMap((ids) => ids.map((child) => [child, holder] as const)),
    ),
  );
  const chain: Link[] = [];
  const seen = new Set<string>();
  for (let name: string | undefined = id; name !== undefined && !seen.has(name); name = holders.get(name)) {
    seen.add(name);
    const node = own(page.nodes, name);
    if (node) chain.unshift([name, node]);
    if (name === (page.root ?? 'page')) return chain;
  }
  return undefined;
}

function toStep(node: string, { use, when, whenUnknown }: LayoutNode, explaining: Explaining): Step {
  if (when === undefined) return { node, use, visibility: 'show' };
  const visibility = visibilityOf(compileCondition(when, explaining.scope), whenUnknown, explaining.facts);
  return { node, use, visibility, clause: explainCondition(when, explaining) };
}

function decidingOf(steps: readonly Step[]): Explanation['deciding'] {
  return steps.flatMap(({ node, clause }) =>
    (clause ? decidingClauses(clause) : []).map(({ condition, verdict, fact }) => ({
      node,
      condition,
      verdict,
      ...(fact ? { fact } : {}),
    })),
  );
}
