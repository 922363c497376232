import { originOf } from '../../compose/origin-of';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';
import { linksOf } from './links';

/** Links that lead to the page they stand on: a tap on them does nothing. */
export const ownLinks: SiteCheck = {
  finds: 'links to the page that they stand on',
  look({ composed, report }) {
    for (const [id, page] of composed.pages) {
      // A page that its address tells more to is another one without it.
      if (page.page.kind === 'shell' || page.page.query !== undefined) continue;
      for (const { to, isPlain, node, path } of linksOf(composed.scope, page)) {
        if (to === id && isPlain) report(messages.ownLink(to), originOf(page, node, path));
      }
    }
  },
};
