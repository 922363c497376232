import { labelIn } from '../compare/words/words-of';
import { messages } from '../messages';
import type { View } from '../view';
import { type Row, type Tree, treeOf } from './show-tree';

/** A page as a tree in words, as one persona sees it. */
export function treeLines(view: View, page: string): readonly string[] {
  const { persona } = view;
  const tree = treeOf(view, page, persona);
  return [heading(view, page, persona), ...accessLines(tree, persona), ...tree.rows.map(rowLine)];
}

/** The tree for two personas side by side: a mark at each difference, and the reason why a node is hidden. */
export function comparedLines(view: View, page: string, [left, right]: readonly [string, string]): readonly string[] {
  const trees = { left: treeOf(view, page, left), right: treeOf(view, page, right) };
  const pairs = pairsOf(trees.left.rows, trees.right.rows);
  const wide = Math.max(left.length, right.length, 'hidden'.length);
  const cells = pairs.map((pair) => ({ ...pair, differs: differs(pair) }));
  return [
    heading(view, page, `${left} and ${right}`),
    ...accessLines(trees.left, left),
    ...accessLines(trees.right, right),
    `  ${left.padEnd(wide)}  ${right.padEnd(wide)}`,
    ...cells.flatMap(({ left: first, right: second, differs: isOther }) => [
      `${isOther ? '*' : ' '} ${stateOf(first).padEnd(wide)}  ${stateOf(second).padEnd(wide)}  ${cellLine(first, second)}`,
      ...reasons(first, second, { left, right, indent: ' '.repeat(2 * wide + 6) }),
    ]),
    messages.treeDiffers(cells.filter((cell) => cell.differs).length, left, right),
  ];
}

function heading({ site, language, workspace }: View, page: string, who: string): string {
  const title = labelIn({ use: '', props: { title: site.pages[page]?.title } }, language, site);
  const spoken = workspace.catalogue.languages[language]?.english ?? language;
  return messages.treeOf(title === '' ? `Page "${page}"` : `'${title}' (${page})`, site.id, who, spoken);
}

function accessLines({ access }: Tree, persona: string): readonly string[] {
  if (access.verdict === 'open') return [];
  return [access.verdict === 'wait' ? messages.treeWaits(persona) : messages.treeClosed(persona, access.to)];
}

function rowLine(row: Row): string {
  const state = row.state === 'shows' ? '' : ` – ${row.state === 'waits' ? 'waits' : messages.treeHidden(row.reason)}`;
  return `${nodeWords(row)}${state}`;
}

/** `'Balance' (balance)  money.balance  → page "mine"`, indented by the node's depth. */
function nodeWords({ id, depth, label, use, target }: Row): string {
  const called = label === '' ? id : `'${label}' (${id})`;
  return `${'  '.repeat(depth)}${called}  ${use}${target === '' ? '' : `  → ${target}`}`;
}

type RowPair = { readonly left: Row | undefined; readonly right: Row | undefined };

/** Rows of both trees by node, in the order of the page. */
function pairsOf(left: readonly Row[], right: readonly Row[]): readonly RowPair[] {
  const others = new Map(right.map((row) => [row.id, row]));
  const known = new Set(left.map(({ id }) => id));
  const pairs: RowPair[] = left.map((row) => ({ left: row, right: others.get(row.id) }));
  right.forEach((row, place) => {
    if (known.has(row.id)) return;
    const previous = right[place - 1]?.id;
    const at = pairs.findIndex((pair) => (pair.right ?? pair.left)?.id === previous);
    pairs.splice(at + 1, 0, { left: undefined, right: row });
  });
  return pairs;
}

/** Whether the two personas see a node differently. Two hidden nodes are equal, whatever their reasons. */
function differs({ left, right }: RowPair): boolean {
  if (!isThere(left) || !isThere(right)) return isThere(left) !== isThere(right);
  return left.state !== right.state || nodeWords(left) !== nodeWords(right);
}

const isThere = (row: Row | undefined): row is Row => row !== undefined && row.state !== 'hidden';

/** The state of a node; empty for nodes below a hidden one. */
function stateOf(row: Row | undefined): string {
  return row?.state ?? '–';
}

function cellLine(left: Row | undefined, right: Row | undefined): string {
  const [first, second] = isThere(left) ? [left, right] : [right ?? left, undefined];
  if (first === undefined) return '';
  const own = nodeWords(first);
  return isThere(second) && nodeWords(second) !== own ? `${own}  |  ${nodeWords(second).trim()}` : own;
}

type Names = { readonly left: string; readonly right: string; readonly indent: string };

/** The reason why one of the two does not see the node; written once if both do not. */
function reasons(
  left: Row | undefined,
  right: Row | undefined,
  { left: first, right: second, indent }: Names,
): readonly string[] {
  const hidden = [
    [first, left],
    [second, right],
  ] as const;
  const why = hidden.flatMap(([name, row]) =>
    row?.state === 'hidden' && row.reason !== '' ? [{ name, reason: row.reason }] : [],
  );
  const [one, other] = why;
  if (one !== undefined && one.reason === other?.reason) return [`${indent}both: ${one.reason}`];
  return why.map(({ name, reason }) => `${indent}${name}: ${reason}`);
}
