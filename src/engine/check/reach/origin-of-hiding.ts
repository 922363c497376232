import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { childrenOf } from '../../compose/node-tree';
import { changesOf } from '../../compose/origin-of';
import { isList, isObject, isText } from '../../json';
import type { Origin } from '../../parse/config-file';
import { ownOrigin } from '../origins';

/** Where a brand hid a node of its parent: a change of the node or of a node around it, a condition, or an own page. */
export function originOfHiding(node: string, parentPage: ComposedPage, page: ComposedPage, composed: Composed): Origin {
  const isOwn = ({ file }: Origin) => file.path.startsWith(`${composed.id}/`);
  const nodeAndHolders = [node, ...holdersOf(node, parentPage)];
  const changes = nodeAndHolders.map((id) =>
    changesOf(page, id).filter(({ kind, origin }) => isOwn(origin) && kind !== 'added'),
  );
  const isOfProps = ({ path = '' }: { readonly path?: string }) => /^props\b/.test(path);
  // The last change that is not of props, of the innermost node that has one; else the last of the node's own props.
  const change =
    changes.flatMap((changesOfNode) => changesOfNode.filter((one) => !isOfProps(one)).slice(-1))[0] ??
    changes[0]?.at(-1);
  if (change !== undefined) return change.origin;
  const namedOrigin = originOfOwnCondition(
    nodeAndHolders.map((id) => parentPage.page.nodes[id]?.when),
    composed,
  );
  if (namedOrigin !== undefined) return namedOrigin;
  const ownPage = composed.folder.pages.get(page.page.id);
  return ownPage === undefined ? ownOrigin(composed, []) : { file: ownPage.file, path: ['nodes'], key: true };
}

/** Where the brand sets a named condition that this condition uses; undefined if it uses none of the brand's own. */
export function originOfOwnCondition(condition: unknown, composed: Composed): Origin | undefined {
  const conditions = composed.folder.merchant?.value.conditions ?? {};
  const named = namesIn(condition, composed).find((name) => Object.hasOwn(conditions, name));
  return named === undefined ? undefined : { ...ownOrigin(composed, ['conditions', named]), key: true };
}

/** The nodes around a node, the innermost first. */
export function holdersOf(node: string, { page }: ComposedPage): readonly string[] {
  const holders: string[] = [];
  for (let id: string | undefined = node; id !== undefined; ) {
    const inner: string = id;
    id = Object.keys(page.nodes).find((one) => !holders.includes(one) && childrenOf(page.nodes[one]).includes(inner));
    if (id !== undefined) holders.push(id);
  }
  return holders;
}

/** The names in a condition, and the names in the named conditions that it uses. */
function namesIn(value: unknown, composed: Composed, seenNames: readonly string[] = []): readonly string[] {
  if (isList(value)) return value.flatMap((part) => namesIn(part, composed, seenNames));
  if (!isObject(value)) return [];
  const { is } = value;
  if (!isText(is)) return Object.values(value).flatMap((part) => namesIn(part, composed, seenNames));
  if (seenNames.includes(is)) return [];
  return [is, ...namesIn(composed.merchant.conditions?.[is], composed, [...seenNames, is])];
}
