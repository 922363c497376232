import type { ComposedPage } from '../../compose/compose-page';
import { originOf } from '../../compose/origin-of';
import { memoOne } from '../../memo';
import * as messages from '../../messages';
import { isInherited } from '../inherited';
import type { SiteCheck } from '../site-check';

/** Widgets that are there to be tapped and do nothing by themselves. */
const tapped: ReadonlySet<string> = new Set([
  'action.button',
  'action.icon-button',
  'nav.entry',
  'nav.link',
  'nav.tile',
  'shell.footer-entry',
  'shell.menu-entry',
]);

/** Buttons and entries on which a tap does nothing. */
export const silentTaps: SiteCheck = {
  finds: 'buttons and entries on which a tap does nothing',
  look({ composed, report }) {
    for (const [id, page] of composed.pages) {
      if (isInherited(composed, id, page)) continue;
      for (const node of silentIn(page)) {
        const origin = originOf(page, node, ['use']);
        const isOwn = composed.parent !== undefined && origin.file.path.startsWith(`${composed.id}/`);
        if (isOwn) report(messages.silentTap(node), origin);
      }
    }
  },
};

const silentIn = memoOne(({ page }: ComposedPage): readonly string[] =>
  Object.entries(page.nodes).flatMap(([id, { use, on = {} }]) =>
    tapped.has(use) && Object.keys(on).length === 0 ? [id] : [],
  ),
);
