import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { changesOf, originOf, PAGE } from '../../compose/origin-of';
import type { Invariant } from '../../config';
import type { Origin } from '../../parse/config-file';
import { merchantOrigin } from '../origins';
import { originOfHiding, originOfOwnCondition } from '../reach/origin-of-hiding';
import { type Break, findBreaks, nodesMatching } from './find-breaks';

export type NamedInvariant = { readonly name: string; readonly invariant: Invariant };

/** Where to report a broken invariant: at the merchant's own line that breaks it, else at the invariant itself. */
export function originOfBreak(broken: Break, named: NamedInvariant, composed: Composed): Origin {
  const isOwn = ({ file, path }: Origin) => file.path.startsWith(`${composed.id}/`) && path.length > 0;
  const page = composed.pages.get(broken.page);
  const candidates =
    page === undefined
      ? []
      : [
          ...originsOfNames(broken, named.invariant, composed),
          ...originsOf({ ...broken, composedPage: page }, named.invariant, composed),
        ];
  const originOfWhen = originOfOwnCondition(named.invariant.when, composed);
  return (
    [...candidates, ...(originOfWhen === undefined ? [] : [originOfWhen])].find(isOwn) ?? {
      ...merchantOrigin(composed, ['always', named.name]),
      key: true,
    }
  );
}

/** Where the merchant redefines a named condition, if the invariant would hold with the parent's definition. */
function originsOfNames({ page, shown }: Break, invariant: Invariant, composed: Composed): readonly Origin[] {
  const { parent, pages } = composed;
  if (parent === undefined || parent.scope === composed.scope) return [];
  const isBrokenAnyway = findBreaks(invariant, { ...composed, scope: parent.scope }).some(
    (one) => one.page === page && one.shown?.node === shown?.node,
  );
  const conditions = [page, ...(shown === undefined ? [] : [shown.page])].flatMap((id) => {
    const nodes = pages.get(id)?.page.nodes ?? {};
    // The condition of the shown node is first: the first of the merchant's own is reported.
    const nodeConditions =
      shown === undefined ? [] : [nodes[shown.node]?.when, ...Object.values(nodes).map(({ when }) => when)];
    return [pages.get(id)?.page.access?.when, ...nodeConditions];
  });
  return isBrokenAnyway ? [] : conditions.flatMap((condition) => originOfOwnCondition(condition, composed) ?? []);
}

type BreakOnPage = Break & { readonly composedPage: ComposedPage };

function originsOf(broken: BreakOnPage, { shows }: Invariant, composed: Composed): readonly Origin[] {
  if (broken.shown !== undefined)
    return [...originsOfShown(broken.shown, composed), ...originsOfAccess(broken.composedPage, composed)];
  return shows === undefined
    ? originsOfAccess(broken.composedPage, composed)
    : originsOfLoss(broken.composedPage, (page, scope) => nodesMatching(shows, page, scope), composed);
}

/** Where a node was added or changed, or a condition on the way to it. */
function originsOfShown({ node, page: id }: NonNullable<Break['shown']>, composed: Composed): readonly Origin[] {
  const page = composed.pages.get(id);
  if (page === undefined) return [];
  const parentPage = composed.parent?.pages.get(id);
  const { when } = page.page.nodes[node] ?? {};
  const isInherited = parentPage?.page.nodes[node] !== undefined;
  if (!isInherited)
    return [when === undefined ? { ...originOf(page, node), key: true } : originOf(page, node, ['when'])];
  const changed = changesOf(page, node).filter(({ path = '' }) => /^(when|on)\b|^whenUnknown$/.test(path));
  const named = originOfOwnCondition(when, composed);
  return [
    ...changed.map(({ origin }) => origin),
    ...(named === undefined ? [] : [named]),
    originOfHiding(node, parentPage, page, composed),
  ];
}

function originsOfAccess(page: ComposedPage, composed: Composed): readonly Origin[] {
  const { access } = page.page;
  const named = originOfOwnCondition(access?.when, composed);
  return [
    ...(access?.when === undefined ? [] : [originOf(page, PAGE, ['access', 'when'])]),
    ...(access === undefined ? [] : [{ ...originOf(page, PAGE, ['access']), key: true }]),
    ...(named === undefined ? [] : [named]),
    ...(page.layers.length === 1 ? [originOf(page, PAGE, ['id'])] : []),
  ];
}

/**
 * Where the merchant lost the parent's nodes: on the page, then in shells; then where a new page begins; then the
 * page's `shell`, which may leave out header or footer.
 */
function originsOfLoss(
  page: ComposedPage,
  matching: (page: ComposedPage, scope: Composed['scope']) => readonly { readonly id: string }[],
  composed: Composed,
): readonly Origin[] {
  const { parent, pages } = composed;
  const places = [page, ...[...pages.values()].filter((one) => one.page.kind === 'shell')];
  const ofLostNodes = places.flatMap((place) => {
    const parentPage = parent?.pages.get(place.id);
    if (parent === undefined || parentPage === undefined) return [];
    return matching(parentPage, parent.scope).map(({ id }) => originOfHiding(id, parentPage, place, composed));
  });
  const ofShell = page.page.shell === undefined ? [] : [{ ...originOf(page, PAGE, ['shell']), key: true }];
  const ofNewPage = parent?.pages.has(page.id) === true ? [] : [originOf(page, PAGE, ['id'])];
  return [...ofLostNodes, ...ofNewPage, ...ofShell];
}
