import { originOf, PAGE } from '../../compose/origin-of';
import * as messages from '../../messages';
import { isParents } from '../inherited';
import type { SiteCheck } from '../site-check';

/** The part of the site that the web manifest gives to the installed app. */
const scope = '/m/';

/** Pages whose own address, the first of their paths, is outside of the installed app. */
export const outsideApp: SiteCheck = {
  finds: 'pages that the installed app does not cover',
  reads: ({ pages, parent }) => [pages, parent?.pages],
  look({ composed, report }) {
    for (const [id, page] of composed.pages) {
      const [path] = page.page.paths ?? [];
      if (path === undefined || path.startsWith(scope) || isParents(composed, id, page)) continue;
      report(messages.outsideApp(path, scope), originOf(page, PAGE, ['paths', 0]));
    }
  },
};
