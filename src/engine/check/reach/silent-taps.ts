import { originOf } from '../../compose/origin-of';
import * as messages from '../../messages';
import { isParents } from '../inherited';
import { readsPages, type SiteCheck } from '../site-check';

/** Widgets that do nothing on a tap unless `on` has an action. */
const widgetsWithTap: ReadonlySet<string> = new Set([
  'action.button',
  'action.icon-button',
  'nav.entry',
  'nav.link',
  'nav.tile',
  'shell.footer-entry',
  'shell.menu-entry',
]);

/** Buttons and entries without an action. */
export const silentTaps: SiteCheck = {
  finds: 'buttons and entries on which a tap does nothing',
  onlyWarns: true,
  reads: readsPages,
  run({ composed, report }) {
    if (composed.parent === undefined) return;
    for (const [id, page] of composed.pages) {
      if (isParents(composed, id, page)) continue;
      for (const [node, { use, on = {} }] of Object.entries(page.page.nodes)) {
        if (!widgetsWithTap.has(use) || Object.keys(on).length > 0) continue;
        const origin = originOf(page, node, ['use']);
        if (origin.file.path.startsWith(`${composed.id}/`)) report(messages.silentTap(node), origin);
      }
    }
  },
};
