import { originOf, PAGE } from '../../compose/origin-of';
import * as messages from '../../messages';
import { isParents } from '../inherited';
import type { SiteCheck } from '../site-check';

/** The scope of the web manifest: the addresses that open in the installed app. */
const scope = '/m/';

/** Pages whose first path is outside of the installed app. */
export const outsideApp: SiteCheck = {
  finds: 'pages that the installed app does not cover',
  onlyWarns: true,
  reads: ({ pages, parent }) => [pages, parent?.pages],
  run({ composed, report }) {
    for (const [id, page] of composed.pages) {
      const [path] = page.page.paths ?? [];
      if (path === undefined || path.startsWith(scope) || isParents(composed, id, page)) continue;
      report(messages.outsideApp(path, scope), originOf(page, PAGE, ['paths', 0]));
    }
  },
};
