import type { Composed } from '../../compose/compose-site';
import { once } from '../../memo';
import * as messages from '../../messages';
import type { NamesCheck } from '../site-check';
import { linksOf } from './links';
import { toItself } from './own-links';

/** Pages that players of every brand need. Others, such as the lottery, may be left out. */
const needed = ['mine', 'voucherCenter', 'withdraw', 'service', 'forget', 'responsible', 'changePsw'];

/** A brand's own pages without a link to them, and needed pages whose last link the brand removed. */
export const lonelyPages: NamesCheck = {
  finds: 'pages that nothing leads to',
  look({ composed, isRead, isWhole, names: { meant }, report }) {
    const { folder, parent, pages } = composed;
    if (parent === undefined || !isRead) return;
    const led = leadTo(composed);
    // A link from a page to itself is reported by another check. It was probably meant to lead to the lonely page.
    const isMistaken = once(() => [...pages.values()].some((page) => toItself(page, composed).length > 0));
    for (const [id, { file, value }] of isWhole ? folder.pages : []) {
      const isPage = (value.kind ?? 'page') === 'page' && (value.paths ?? []).length > 0;
      if (isPage && !parent.pages.has(id) && !led.has(id) && !meant.has(id) && !isMistaken())
        report(messages.lonelyPage(id), { file, path: ['id'] });
    }
    if (folder.overlays.size === 0) return;
    const before = leadTo(parent);
    for (const id of needed) {
      if (led.has(id) || !before.has(id) || !pages.has(id)) continue;
      const found = takenAway(id, composed);
      if (found !== undefined) report(messages.cutOff(id, found.node), found.origin);
    }
  },
};

/** Pages that some other page links to. */
function leadTo({ pages, scope }: Composed): ReadonlySet<string> {
  const led = new Set<string>();
  for (const [id, page] of pages) {
    for (const { to } of linksOf(scope, page)) if (to !== id) led.add(to);
  }
  return led;
}

/** The place where an overlay removed a link to a page. */
function takenAway(target: string, { folder, parent }: Composed) {
  if (parent === undefined) return undefined;
  for (const [id, { value, file }] of folder.overlays) {
    const above = parent.pages.get(id);
    const links = above === undefined ? [] : linksOf(parent.scope, above).filter(({ to }) => to === target);
    for (const { node } of links) {
      const index = (value.remove ?? []).indexOf(node);
      if (index >= 0) return { node, origin: { file, path: ['remove', index] } };
    }
  }
  return undefined;
}
