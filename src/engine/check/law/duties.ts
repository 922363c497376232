import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { reachableFrom } from '../../compose/node-tree';
import { originOf } from '../../compose/origin-of';
import { allOf, type ConditionTree } from '../../conditions/condition-tree';
import { someVisitor } from '../../conditions/prove-condition';
import { readCondition } from '../../conditions/read-condition';
import type { ConditionScope } from '../../conditions/read-part';
import type { LayoutNode, Page } from '../../config';
import { isList, isObject, isText, pick } from '../../json';
import { memoByAll } from '../../memo';
import * as messages from '../../messages';
import type { Origin } from '../../parse/config-file';
import { isInherited, isParents } from '../inherited';
import { guest } from '../reach/access';
import { shownNodes } from '../reach/links';
import { readsOfPages, type SiteCheck } from '../site-check';
import { takenAt } from './places';

/**
 * Something that the law or a licence demands, and a test for nodes that fulfil it. Only brands whose parent fulfils it
 * are checked.
 */
type Duty = {
  /** The page that must have the node. For the shell, `on` names the pages on which the node must show. */
  readonly page: string;
  readonly on?: readonly string[];
  readonly what: string;
  readonly who: 'guests' | 'members';
  readonly does: (node: LayoutNode, id: string) => boolean;
  /** Whether the brand's settings turn the duty off. */
  readonly isOff?: (composed: Composed) => boolean;
};

const uses = (use: string) => (node: LayoutNode) => node.use === use;

/** Whether a node has a text with the minimum age filled in. */
const saysAge = (node: LayoutNode) =>
  node.use !== 'home.age-gate' && holds(node.props, (value) => pick(pick(value, 'with'), 'age') !== undefined);

const leadsTo = (page: string) => (node: LayoutNode) => holds(node.on, (value) => pick(value, 'to') === page);

const duties: readonly Duty[] = [
  {
    page: 'shell',
    on: ['home', 'register', 'gameLobby', 'gameList'],
    what: 'the age gate that "ageGate" of merchant.json turns on',
    who: 'guests',
    does: uses('home.age-gate'),
    isOff: ({ merchant }) => merchant.auth?.ageGate !== true,
  },
  {
    page: 'shell',
    on: ['gameLobby', 'gameList'],
    what: 'the line that says from which age one may play and leads to safer play',
    who: 'guests',
    does: (node) => node.use === 'nav.link' && leadsTo('responsible')(node),
  },
  { page: 'home', what: 'the card that says from which age one may play', who: 'guests', does: saysAge },
  {
    page: 'home',
    what: 'the line about the licence',
    who: 'guests',
    does: (node, id) => [id, JSON.stringify(node.props ?? {})].some((words) => /licen[cs]e/i.test(words)),
  },
  { page: 'home', what: 'a way to safer play', who: 'guests', does: leadsTo('responsible') },
  { page: 'useragreement', what: 'the age from which one may play', who: 'guests', does: saysAge },
  { page: 'responsible', what: "a player's own limits (safer.limits)", who: 'members', does: uses('safer.limits') },
  { page: 'responsible', what: 'the break from play (safer.break)', who: 'members', does: uses('safer.break') },
  {
    page: 'responsible',
    what: 'what a player staked and won (safer.activity)',
    who: 'members',
    does: uses('safer.activity'),
  },
  {
    page: 'responsible',
    what: 'a way to people who help',
    who: 'guests',
    does: (node) =>
      holds(node.on, (value) => pick(value, 'do') === 'openService' || pick(value, 'do') === 'openLink') ||
      leadsTo('service')(node),
  },
];

/** Duties that a brand inherits and breaks by its changes. */
export const lawDuties: SiteCheck = {
  finds: 'duties of the law that a brand takes away: the age gate, safer play, limits, licence',
  reads: readsOfPages(['shell', 'home', 'useragreement', 'responsible']),
  look(place) {
    const { composed, isRead, report } = place;
    if (!isRead) return;
    const isBrand = composed.parent !== undefined && composed.merchant.abstract !== true;
    const lost = duties.flatMap((duty) => {
      const loose = looseOf(duty, composed);
      return loose === undefined && isBrand ? lostOf(duty, composed) : (loose ?? []);
    });
    // Duties that are broken by the same change are one finding.
    const groups = new Map<string, Lost[]>();
    for (const one of [...lost, ...(isBrand ? lostWords(composed) : [])]) {
      const key = JSON.stringify([one.isGone, one.isGone || one.from, one.origin.file.path, one.origin.path]);
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    for (const [first, ...others] of groups.values())
      if (first !== undefined) {
        const { page, from, isGone, origin } = first;
        const what = [first, ...others].map((one) => one.what);
        report(messages.lawMissing({ what, page, from, isGone, todo: todoOf(first) }), origin);
      }
  },
};

/** A broken duty, and the place of the change that breaks it. */
type Lost = {
  readonly what: string;
  readonly page: string;
  readonly from: string;
  readonly isGone: boolean;
  readonly isLoose?: true;
  readonly origin: Origin;
};

function todoOf({ isGone, isLoose, from, origin }: Lost): string {
  if (isLoose) return 'It stands in no slot: name it in one again.';
  if (!isGone) return from === 'members' ? 'Let it show to everybody who plays.' : 'Let it show to everybody.';
  if (origin.path[0] === 'remove') return `Take ${JSON.stringify(valueAt(origin))} out of "remove".`;
  return origin.path[0] === 'nodes'
    ? "Write it here too, or change the parent's page with an overlay."
    : 'Put it back.';
}

function valueAt({ file, path }: Origin): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isList(inner) ? inner[Number(key)] : pick(inner, String(key))),
    file.value,
  );
}

/** A duty whose node stands in no slot. Abstract merchants are checked too, because a child may turn the duty on. */
function looseOf(duty: Duty, composed: Composed): Lost | undefined {
  const page = composed.pages.get(duty.page);
  if (page === undefined || isParents(composed, duty.page, page)) return undefined;
  if (composed.merchant.abstract !== true && duty.isOff?.(composed) === true) return undefined;
  const { nodes, root = 'page' } = page.page;
  const all = Object.keys(nodes).filter((id) => does(duty, page, id));
  const reached = all.length === 0 ? new Set() : reachableFrom(root, nodes);
  const [id] = all;
  if (id === undefined || all.some((one) => reached.has(one))) return undefined;
  const { what, who } = duty;
  const origin = { ...originOf(page, id), key: true as const };
  return { what, page: duty.page, from: who, isGone: true, isLoose: true, origin };
}

function lostOf(duty: Duty, composed: Composed): readonly Lost[] {
  const page = composed.pages.get(duty.page);
  const above = composed.parent?.pages.get(duty.page);
  if (page === undefined || above === undefined || isInherited(composed, duty.page, page)) return [];
  if (duty.isOff?.(composed) === true) return [];
  const all = Object.entries(above.page.nodes).filter(([id, node]) => duty.does(node, id));
  if (all.length === 0 || !isMet(duty, above, composed.parent ?? composed, composed)) return [];
  if (isMet(duty, page, composed, composed)) return [];
  const isGone = !shownNodes(composed.scope)(page).some(({ id }) => does(duty, page, id));
  // If several nodes fulfil the duty, take the one that this brand changed.
  const origins = all.map(([id]) => takenAt(id, above, page, composed));
  const origin = origins.find(({ path }) => path.length > 0) ?? origins[0];
  return origin === undefined ? [] : [{ what: duty.what, page: duty.page, from: duty.who, isGone, origin }];
}

function does(duty: Duty, { page }: ComposedPage, id: string): boolean {
  const node = page.nodes[id];
  return node !== undefined && duty.does(node, id);
}

const player = readCondition(
  {
    all: [
      { at: 'session.present', eq: true },
      { at: 'member.type', nin: [4] },
    ],
  },
  { facts: { 'session.present': { type: 'boolean' }, 'member.type': { type: 'number', needs: 'session' } } },
).tree;

/**
 * Whether every visitor whom the duty protects sees its node, on each page where it must show. `settings`: the brand
 * whose settings count.
 */
function isMet(duty: Duty, page: ComposedPage, { scope }: Composed, settings: Composed): boolean {
  const doing = shownNodes(scope)(page).filter(({ id }) => does(duty, page, id));
  if (doing.length === 0) return false;
  const { age = 18, ageGate = false } = settings.merchant.auth ?? {};
  const shown = doing.map((one) => one.shown);
  return seenBefore(scope, [duty.what, age, ageGate, shown], () => isSeenByAll(duty, doing, scope, { age, ageGate }));
}

/** Remembered, because most brands have the same nodes under the same conditions. */
const seenBefore = memoByAll<boolean>();

type Doing = readonly { readonly shown: readonly ConditionTree[] }[];

function isSeenByAll(
  { who, on, page }: Duty,
  doing: Doing,
  scope: ConditionScope,
  { age, ageGate }: { readonly age: number; readonly ageGate: boolean },
): boolean {
  const seeing = who === 'guests' ? guest : player;
  const fails: readonly ConditionTree[] = doing.map(({ shown }) => allOf(shown));
  return (on ?? [page]).every((id) => {
    const fixed = new Map<string, unknown>([
      ['page.id', id],
      ['merchant.age', age],
      ['merchant.ageGate', ageGate],
      ['session.trial', false],
    ]);
    return seeing === undefined || someVisitor({ holds: [seeing], fails }, scope, fixed) !== 'some';
  });
}

/**
 * Reports a brand's own safer-play page that has fewer texts than its parent's. The content of the texts is not
 * checked.
 */
function lostWords({ folder, parent }: Composed): readonly Lost[] {
  const own = folder.pages.get('responsible');
  const above = parent?.pages.get('responsible');
  if (own === undefined || above === undefined) return [];
  const count = (nodes: Page['nodes']) => Object.values(nodes).filter(({ use }) => use === 'content.text').length;
  const [written, due] = [count(own.value.nodes), count(above.page.nodes)];
  if (written >= due) return [];
  const what = `words on limits, breaks, minors and signs of trouble (${written} of ${due} texts)`;
  return [
    { what, page: 'responsible', from: 'guests', isGone: true, origin: { file: own.file, path: ['nodes'], key: true } },
  ];
}

/** Whether a value, or any value inside it, passes the test. */
function holds(value: unknown, isSuch: (value: unknown) => boolean): boolean {
  if (isSuch(value)) return true;
  if (isList(value)) return value.some((part) => holds(part, isSuch));
  return isObject(value) && !isText(value) && Object.values(value).some((part) => holds(part, isSuch));
}
