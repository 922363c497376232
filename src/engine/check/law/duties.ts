import type { Composed } from '../../compose/compose-site';
import { findVisitor } from '../../conditions/prove-condition';
import type { Condition, LayoutNode } from '../../config';
import { isList, isObject, pick } from '../../json';
import { guest, mayOpen } from '../reach/access';
import { pagesWithoutPlay } from './ages';

/** Something that the law or a licence demands, and a test for nodes that fulfil it. */
export type Duty = {
  /** The page that must have the node. */
  readonly page: string;
  /** For the shell: the pages on which the node must show. */
  readonly mustShowOn?: (brand: Composed) => readonly string[];
  /** What the node is, as messages name it. */
  readonly description: string;
  /** Who must see the node. */
  readonly audience: 'guests' | 'members';
  /** If set, only those of the audience for whom it holds. */
  readonly when?: Condition;
  readonly isAgeGate?: true;
  readonly isFulfilledBy: (node: LayoutNode, id: string) => boolean;
  /** Whether the brand has no such duty, by its settings or its pages. */
  readonly isOff?: (composed: Composed) => boolean;
};

const uses = (use: string) => (node: LayoutNode) => node.use === use;

/**
 * Whether a node has a text with the minimum age filled in. The age gate asks for the age before the page shows, and
 * does not count as saying it on the page.
 */
const saysAge = (node: LayoutNode) =>
  node.use !== 'home.age-gate' && containsValue(node.props, (value) => pick(pick(value, 'with'), 'age') !== undefined);

const leadsTo = (page: string) => (node: LayoutNode) => containsValue(node.on, (value) => pick(value, 'to') === page);

export const duties: readonly Duty[] = [
  {
    page: 'shell',
    mustShowOn: gatedPages,
    description: 'the age gate that "ageGate" of merchant.json turns on',
    audience: 'guests',
    isAgeGate: true,
    isFulfilledBy: uses('home.age-gate'),
    isOff: ({ merchant }) => merchant.auth?.ageGate !== true,
  },
  {
    page: 'shell',
    mustShowOn: () => ['gameLobby', 'gameList'],
    description: 'the line that says from which age one may play and leads to safer play',
    audience: 'guests',
    isFulfilledBy: (node) => node.use === 'nav.link' && leadsTo('responsible')(node),
  },
  {
    page: 'home',
    description: 'the card that says from which age one may play',
    audience: 'guests',
    isFulfilledBy: saysAge,
  },
  {
    page: 'home',
    description: 'the line about the licence',
    audience: 'guests',
    isFulfilledBy: (node, id) => [id, JSON.stringify(node.props ?? {})].some((words) => /licen[cs]e/i.test(words)),
  },
  { page: 'home', description: 'a way to safer play', audience: 'guests', isFulfilledBy: leadsTo('responsible') },
  {
    page: 'register',
    description: 'a way to the terms that whoever registers agrees to',
    audience: 'guests',
    when: { is: 'canRegister' },
    isFulfilledBy: leadsTo('useragreement'),
    // Another check reports a page without its form.
    isOff: ({ pages }) => !Object.values(pages.get('register')?.page.nodes ?? {}).some(uses('auth.register')),
  },
  { page: 'useragreement', description: 'the age from which one may play', audience: 'guests', isFulfilledBy: saysAge },
  {
    page: 'responsible',
    description: "a player's own limits (safer.limits)",
    audience: 'members',
    isFulfilledBy: uses('safer.limits'),
  },
  {
    page: 'responsible',
    description: 'the break from play (safer.break)',
    audience: 'members',
    isFulfilledBy: uses('safer.break'),
  },
  {
    page: 'responsible',
    description: 'what a player staked and won (safer.activity)',
    audience: 'members',
    isFulfilledBy: uses('safer.activity'),
  },
  {
    page: 'responsible',
    description: 'words on signs of trouble',
    audience: 'guests',
    isFulfilledBy: speaksOf(/sign|warn|trouble|problem|addict|control/i),
    isOff: hasOwnWords,
  },
  {
    page: 'responsible',
    description: 'words on minors',
    audience: 'guests',
    isFulfilledBy: speaksOf(/minor|child|kids?\b|young|under-?age|famil|parent|\bage\b/i),
    isOff: hasOwnWords,
  },
  {
    page: 'responsible',
    description: 'a way to people who help',
    audience: 'guests',
    isFulfilledBy: (node) =>
      containsValue(node.on, (value) => pick(value, 'do') === 'openService' || pick(value, 'do') === 'openLink') ||
      leadsTo('service')(node),
  },
];

/** Whether a text has one of these words in its id, its key or itself. */
function speaksOf(subject: RegExp): Duty['isFulfilledBy'] {
  return (node, id) =>
    node.use === 'content.text' && [id, JSON.stringify(node.props ?? {})].some((words) => subject.test(words));
}

/** A brand's own page may use any names, so only its texts are counted: see `lostTexts`. */
function hasOwnWords({ folder, parent }: Composed): boolean {
  return parent !== undefined && folder.pages.has('responsible');
}

/** Pages that the platform leads to where it cannot serve. */
const pagesOfFaults: ReadonlySet<unknown> = new Set(['maintenance', 'service-error', 'ip-limit']);

/** Pages that guests may open by a link, but for those that people below the age may see and those of faults. */
function gatedPages({ pages, scope }: Composed): readonly string[] {
  return [...pages].flatMap(([id, { page }]) => {
    const { kind = 'page', paths = [] } = page;
    if (kind !== 'page' || paths.length === 0 || pagesWithoutPlay.has(id) || pagesOfFaults.has(id)) return [];
    const open = mayOpen(page, scope);
    return open === undefined || findVisitor({ holds: [guest, open], fails: [] }, scope) !== 'none' ? [id] : [];
  });
}

/** Whether a value, or any value inside it, passes the test. */
function containsValue(value: unknown, test: (value: unknown) => boolean): boolean {
  if (test(value)) return true;
  if (isList(value)) return value.some((part) => containsValue(part, test));
  return isObject(value) && Object.values(value).some((part) => containsValue(part, test));
}
