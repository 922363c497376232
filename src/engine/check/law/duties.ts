import type { Composed } from '../../compose/compose-site';
import type { LayoutNode } from '../../config';
import { isList, isObject, isText, pick } from '../../json';

/**
 * Something that the law or a licence demands, and a test for nodes that fulfil it. A brand is checked only if its
 * parent fulfils the duty: otherwise the brand did not break it.
 */
export type Duty = {
  /** The page that must have the node. */
  readonly page: string;
  /** For the shell: the pages on which the node must show. */
  readonly mustShowOn?: readonly string[];
  /** What the node is, as messages name it. */
  readonly what: string;
  /** Who must see the node. */
  readonly protects: 'guests' | 'members';
  readonly isFulfilledBy: (node: LayoutNode, id: string) => boolean;
  /** Whether the brand's settings turn the duty off. */
  readonly isOff?: (composed: Composed) => boolean;
};

const uses = (use: string) => (node: LayoutNode) => node.use === use;

/** Whether a node has a text with the minimum age filled in. */
const saysAge = (node: LayoutNode) =>
  node.use !== 'home.age-gate' && containsValue(node.props, (value) => pick(pick(value, 'with'), 'age') !== undefined);

const leadsTo = (page: string) => (node: LayoutNode) => containsValue(node.on, (value) => pick(value, 'to') === page);

export const duties: readonly Duty[] = [
  {
    page: 'shell',
    mustShowOn: ['home', 'register', 'gameLobby', 'gameList'],
    what: 'the age gate that "ageGate" of merchant.json turns on',
    protects: 'guests',
    isFulfilledBy: uses('home.age-gate'),
    isOff: ({ merchant }) => merchant.auth?.ageGate !== true,
  },
  {
    page: 'shell',
    mustShowOn: ['gameLobby', 'gameList'],
    what: 'the line that says from which age one may play and leads to safer play',
    protects: 'guests',
    isFulfilledBy: (node) => node.use === 'nav.link' && leadsTo('responsible')(node),
  },
  { page: 'home', what: 'the card that says from which age one may play', protects: 'guests', isFulfilledBy: saysAge },
  {
    page: 'home',
    what: 'the line about the licence',
    protects: 'guests',
    isFulfilledBy: (node, id) => [id, JSON.stringify(node.props ?? {})].some((words) => /licen[cs]e/i.test(words)),
  },
  { page: 'home', what: 'a way to safer play', protects: 'guests', isFulfilledBy: leadsTo('responsible') },
  { page: 'useragreement', what: 'the age from which one may play', protects: 'guests', isFulfilledBy: saysAge },
  {
    page: 'responsible',
    what: "a player's own limits (safer.limits)",
    protects: 'members',
    isFulfilledBy: uses('safer.limits'),
  },
  {
    page: 'responsible',
    what: 'the break from play (safer.break)',
    protects: 'members',
    isFulfilledBy: uses('safer.break'),
  },
  {
    page: 'responsible',
    what: 'what a player staked and won (safer.activity)',
    protects: 'members',
    isFulfilledBy: uses('safer.activity'),
  },
  {
    page: 'responsible',
    what: 'a way to people who help',
    protects: 'guests',
    isFulfilledBy: (node) =>
      containsValue(node.on, (value) => pick(value, 'do') === 'openService' || pick(value, 'do') === 'openLink') ||
      leadsTo('service')(node),
  },
];

/** Whether a value, or any value inside it, passes the test. */
function containsValue(value: unknown, test: (value: unknown) => boolean): boolean {
  if (test(value)) return true;
  if (isList(value)) return value.some((part) => containsValue(part, test));
  return isObject(value) && !isText(value) && Object.values(value).some((part) => containsValue(part, test));
}
