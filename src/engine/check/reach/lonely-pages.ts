import type { Composed } from '../../compose/compose-site';
import type { ConditionScope } from '../../conditions/read-part';
import { memoOne, once } from '../../memo';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';
import { byPage, linksOf } from './links';
import { toItself } from './own-links';

/** Pages that players of any brand look for: a brand may have no lottery, but not no way to its service. */
const needed = ['mine', 'voucherCenter', 'withdraw', 'service', 'forget', 'responsible', 'changePsw'];

/** Pages of a brand's own that nothing leads to, and such as what it took away led to alone. */
export const lonelyPages: SiteCheck = {
  finds: 'pages that nothing leads to',
  look({ composed, isRead, isWhole, meant, report }) {
    const { folder, parent, pages } = composed;
    if (parent === undefined || !isRead) return;
    const led = leadTo(composed);
    // A link that leads to its own page by mistake may be the one that is missed: that is told.
    const isMistaken = once(() => [...pages.values()].some((page) => toItself(page, composed).length > 0));
    for (const [id, { file, value }] of isWhole ? folder.pages : []) {
      const isPage = (value.kind ?? 'page') === 'page' && (value.paths ?? []).length > 0;
      if (isPage && !parent.pages.has(id) && !led.has(id) && !meant.has(id) && !isMistaken())
        report(messages.lonelyPage(id), { file, path: ['id'] });
    }
    if (folder.overlays.size === 0) return;
    const before = leadToOnce(parent);
    for (const id of needed) {
      if (led.has(id) || !before.has(id) || !pages.has(id)) continue;
      const found = takenAway(id, composed);
      if (found !== undefined) report(messages.cutOff(id, found.node), found.origin);
    }
  },
};

/** Pages that something leads to, from whatever page. */
function leadTo({ pages, scope }: Composed): ReadonlySet<string> {
  const led = new Set<string>();
  for (const [id, page] of pages) {
    for (const to of targetsOf(scope)(page)) if (to !== id) led.add(to);
  }
  return led;
}

/** Of a parent, which is asked about with every brand. */
const leadToOnce = memoOne(leadTo);

const targetsOf = memoOne((scope: ConditionScope) =>
  byPage((page): readonly string[] => [...new Set(linksOf(scope, page).map(({ to }) => to))]),
);

/** Where an overlay removed what led to a page. */
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
