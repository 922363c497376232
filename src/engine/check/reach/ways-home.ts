import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { findState } from '../../conditions/find-state';
import * as messages from '../../messages';
import { nodesMatching, shellNodesAround } from '../always/find-breaks';
import { conditionsToShow, type PlacedNode } from '../always/placed-nodes';
import { isInherited } from '../inherited';
import { readsPagesAndSettings, type SiteCheck } from '../site-check';
import { originOfHiding } from './origin-of-hiding';

/** Pages with a way home under the parent's shell and conditions, and without one under the brand's. */
export const waysHome: SiteCheck = {
  finds: 'pages that lost their last entry that leads home',
  onlyWarns: true,
  reads: readsPagesAndSettings,
  run({ composed, isRead, report }) {
    const { parent, pages } = composed;
    const [shell, parentShell] = [pages.get('shell'), parent?.pages.get('shell')];
    if (!isRead || !parent || !shell || !parentShell || isInherited(composed, 'shell', shell)) return;
    const lost = [...pages.values()].flatMap((page) => {
      if (page.id === 'home' || (page.page.kind ?? 'page') !== 'page') return [];
      const [lostWay] = waysHomeFrom(page, parentShell, parent);
      return lostWay === undefined || waysHomeFrom(page, shell, composed).length > 0 ? [] : [{ page, lostWay }];
    });
    const [first] = lost;
    if (first === undefined) return;
    const lostPages = lost.map(({ page }) => page.id);
    report(
      messages.noWayHome(first.lostWay.id, lostPages),
      originOfHiding(first.lostWay.id, parentShell, shell, composed),
    );
  },
};

/** The nodes on a page, and in the shell around it, by which some visitor gets home from there. */
function waysHomeFrom(page: ComposedPage, shell: ComposedPage, { scope }: Composed): readonly PlacedNode[] {
  const fixed = new Map([['page.id', page.id]]);
  const nodesOn = (one: ComposedPage) =>
    nodesMatching({ to: 'home' }, one, scope).map((node) => ({ node, page: one.id }));
  return [...nodesOn(page), ...shellNodesAround(page.page, nodesOn(shell))]
    .map(({ node }) => node)
    .filter((node) => findState(conditionsToShow(node), { scope, fixed, withLoading: false }) !== 'none');
}
