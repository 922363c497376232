import { canonicalJson, hashText } from '@/engine';
import type { Change } from '@/review/compare/change';
import type { Pair } from '@/review/compare/compare-nodes';
import { movedIds } from '@/review/compare/moved-ids';
import { alignedLines } from './aligned-lines';
import { lineKey, lineWords, replacedWords } from './line-words';
import type { Line, NodeOutline, Outline } from './outline';

/** How one node differs. `before` and `after` are hashes of what it drew and draws: alike wherever it stands. */
export type NodeChange = {
  readonly node: string;
  readonly before: string;
  readonly after: string;
  readonly changes: readonly Change[];
};

/** What differs between two drawings of a screen, node by node. `widgetOf` is the widget of a node. */
export function outlineChanges(
  { before, after }: Pair<Outline>,
  language: string,
  widgetOf: (node: string) => string,
): readonly NodeChange[] {
  const [oldNodes, newNodes] = [before, after].map((outline) => new Map(outline.map((node) => [node.id, node])));
  const moved = new Set(
    movedIds(
      before.map(({ id }) => id),
      after.map(({ id }) => id),
    ),
  );
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  return ids.flatMap((id): readonly NodeChange[] => {
    const node = { before: oldNodes?.get(id), after: newNodes?.get(id) };
    if (isWithItsParent(node, { before: oldNodes, after: newNodes })) return [];
    const changes = changesOfNode(node, language).map(({ kind, does, words }): Change => {
      return { kind, node: id, name: widgetOf(id), does, ...(words && { words }) };
    });
    if (moved.has(id)) changes.push({ kind: 'moves', node: id, name: widgetOf(id), does: 'stands elsewhere' });
    if (changes.length === 0) return [];
    return [{ node: id, before: contentHash(node.before, changes), after: contentHash(node.after, changes), changes }];
  });
}

type Nodes = ReadonlyMap<string, NodeOutline> | undefined;

/** A node that came or went together with the one around it is no change of its own. */
function isWithItsParent(node: Pair<NodeOutline | undefined>, nodes: Pair<Nodes>): boolean {
  if (node.before !== undefined && node.after !== undefined) return false;
  const parent = (node.before ?? node.after)?.parent ?? '';
  return nodes.before?.has(parent) !== nodes.after?.has(parent);
}

/** The order of nodes is in no node, so the change itself is part of the hash. */
function contentHash(node: NodeOutline | undefined, changes: readonly Change[]): string {
  const lines = node?.lines.map(lineKey) ?? null;
  return hashText(canonicalJson([lines, changes.some(({ kind }) => kind === 'moves')]));
}

type Told = Pick<Change, 'kind' | 'does' | 'words'>;

function changesOfNode({ before, after }: Pair<NodeOutline | undefined>, language: string): readonly Told[] {
  if (before === undefined) return [{ kind: 'appears', does: 'appears' }];
  if (after === undefined) return [{ kind: 'goes', does: 'goes' }];
  return alignedLines(before.lines, after.lines, lineKey).flatMap(({ removed, added }) =>
    pairsOf(removed, added).map((pair) => toldOf(pair, language)),
  );
}

/** What was there and what is there in its place: of one kind, in order. */
function pairsOf(removed: readonly Line[], added: readonly Line[]): readonly Pair<Line | undefined>[] {
  const remaining = [...added];
  const pairs = removed.map((before): Pair<Line | undefined> => {
    const index = remaining.findIndex(({ kind }) => kind === before.kind);
    return { before, after: index < 0 ? undefined : remaining.splice(index, 1)[0] };
  });
  return [...pairs, ...remaining.map((after) => ({ before: undefined, after }))];
}

function toldOf({ before, after }: Pair<Line | undefined>, language: string): Told {
  if (before === undefined) return { kind: 'look', does: `now has ${after === undefined ? '' : lineWords(after)}` };
  if (after === undefined) return { kind: 'look', does: `has no ${lineWords(before)} any more` };
  if (before.kind === 'text' && after.kind === 'text' && before.value !== after.value)
    return { kind: 'text', does: 'says', words: { language, before: before.value, after: after.value } };
  return { kind: 'look', does: replacedWords(before, after) };
}
