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
  const columnWidth = Math.max(left.length, right.length, 'hidden'.length);
  const cells = pairs.map((pair) => ({ ...pair, differs: isDifferentPair(pair) }));
  return [
    heading(view, page, `${left} and ${right}`),
    ...accessLines(trees.left, left),
    ...accessLines(trees.right, right),
    `  ${left.padEnd(columnWidth)}  ${right.padEnd(columnWidth)}`,
    ...cells.flatMap((cell) => [
      `${cell.differs ? '*' : ' '} ${stateOf(cell.left).padEnd(columnWidth)}  ${stateOf(cell.right).padEnd(columnWidth)}  ${cellLine(cell)}`,
      ...reasons(cell, { left, right, indent: ' '.repeat(2 * columnWidth + 6) }),
    ]),
    messages.treeDiffers(cells.filter((cell) => cell.differs).length, left, right),
  ];
}

function heading({ site, language, workspace }: View, page: string, who: string): string {
  const title = labelIn({ use: '', props: { title: site.pages[page]?.title } }, language, site);
  const languageName = workspace.catalogue.languages[language]?.english ?? language;
  return messages.treeOf(title === '' ? `Page "${page}"` : `'${title}' (${page})`, site.id, who, languageName);
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
  const name = label === '' ? id : `'${label}' (${id})`;
  return `${'  '.repeat(depth)}${name}  ${use}${target === '' ? '' : `  → ${target}`}`;
}

type RowPair = { readonly left: Row | undefined; readonly right: Row | undefined };

/** Rows of both trees by node, in the order of the page. */
function pairsOf(left: readonly Row[], right: readonly Row[]): readonly RowPair[] {
  const rightRows = new Map(right.map((row) => [row.id, row]));
  const leftIds = new Set(left.map(({ id }) => id));
  const pairs: RowPair[] = left.map((row) => ({ left: row, right: rightRows.get(row.id) }));
  right.forEach((row, index) => {
    if (leftIds.has(row.id)) return;
    const previous = right[index - 1]?.id;
    const previousIndex = pairs.findIndex((pair) => (pair.right ?? pair.left)?.id === previous);
    pairs.splice(previousIndex + 1, 0, { left: undefined, right: row });
  });
  return pairs;
}

/** Whether the two personas see a node differently. Two hidden nodes are equal, whatever their reasons. */
function isDifferentPair({ left, right }: RowPair): boolean {
  if (!isVisible(left) || !isVisible(right)) return isVisible(left) !== isVisible(right);
  return left.state !== right.state || nodeWords(left) !== nodeWords(right);
}

const isVisible = (row: Row | undefined): row is Row => row !== undefined && row.state !== 'hidden';

/** The state of a node; a dash where that tree has no row for it, as below a hidden one. */
function stateOf(row: Row | undefined): string {
  return row?.state ?? '–';
}

function cellLine({ left, right }: RowPair): string {
  const [first, second] = isVisible(left) ? [left, right] : [right ?? left, undefined];
  if (first === undefined) return '';
  const words = nodeWords(first);
  return isVisible(second) && nodeWords(second) !== words ? `${words}  |  ${nodeWords(second).trim()}` : words;
}

type ColumnNames = { readonly left: string; readonly right: string; readonly indent: string };

/** For each of the two who does not see the node, the reason; written once if both have the same. */
function reasons(pair: RowPair, { left, right, indent }: ColumnNames): readonly string[] {
  const rowsByName = [
    [left, pair.left],
    [right, pair.right],
  ] as const;
  const why = rowsByName.flatMap(([name, row]) =>
    row?.state === 'hidden' && row.reason !== '' ? [{ name, reason: row.reason }] : [],
  );
  const [one, other] = why;
  if (one !== undefined && one.reason === other?.reason) return [`${indent}both: ${one.reason}`];
  return why.map(({ name, reason }) => `${indent}${name}: ${reason}`);
}
