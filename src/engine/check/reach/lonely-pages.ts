import type { Composed } from '../../compose/compose-site';
import { once } from '../../memo';
import * as messages from '../../messages';
import type { NamesCheck } from '../site-check';
import { linksOf } from './links';
import { linksToItself } from './own-links';

/** Pages that players of every brand need. Others, such as the lottery, may be left out. */
const neededPages = ['mine', 'voucherCenter', 'withdraw', 'service', 'forget', 'responsible', 'changePsw'];

/** A brand's own pages without a link to them, and needed pages whose last link the brand removed. */
export const lonelyPages: NamesCheck = {
  finds: 'pages that nothing leads to',
  onlyWarns: true,
  run({ composed, isRead, isWhole, names: { meantNames }, report }) {
    const { folder, parent, pages } = composed;
    if (parent === undefined || !isRead) return;
    const linkedIds = linkedPages(composed);
    // A link from a page to itself is reported by another check. It was probably meant to lead to the lonely page.
    const isSelfLinkMistaken = once(() => [...pages.values()].some((page) => linksToItself(page, composed).length > 0));
    for (const [id, { file, value }] of isWhole ? folder.pages : []) {
      const isPage = (value.kind ?? 'page') === 'page' && (value.paths ?? []).length > 0;
      const isOwnPage = isPage && !parent.pages.has(id);
      const isLinked = linkedIds.has(id) || meantNames.has(id);
      if (isOwnPage && !isLinked && !isSelfLinkMistaken()) report(messages.lonelyPage(id), { file, path: ['id'] });
    }
    if (folder.overlays.size === 0) return;
    const linkedInParent = linkedPages(parent);
    for (const id of neededPages) {
      if (linkedIds.has(id) || !linkedInParent.has(id) || !pages.has(id)) continue;
      const removedLink = removedLinkTo(id, composed);
      if (removedLink !== undefined) report(messages.cutOff(id, removedLink.node), removedLink.origin);
    }
  },
};

/** Pages that some other page links to. */
function linkedPages({ pages, scope }: Composed): ReadonlySet<string> {
  const linkedIds = new Set<string>();
  for (const [id, page] of pages) {
    for (const { to } of linksOf(scope, page)) if (to !== id) linkedIds.add(to);
  }
  return linkedIds;
}

/** The place where an overlay removed a link to a page. */
function removedLinkTo(target: string, { folder, parent }: Composed) {
  if (parent === undefined) return undefined;
  for (const [id, { value, file }] of folder.overlays) {
    const parentPage = parent.pages.get(id);
    const links = parentPage === undefined ? [] : linksOf(parent.scope, parentPage).filter(({ to }) => to === target);
    for (const { node } of links) {
      const index = (value.remove ?? []).indexOf(node);
      if (index >= 0) return { node, origin: { file, path: ['remove', index] } };
    }
  }
  return undefined;
}
