import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { originOf } from '../../compose/origin-of';
import type { ConditionScope } from '../../conditions/read-part';
import { memoOne } from '../../memo';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';
import { byPage, type Link, linksOf } from './links';

/** Links that lead to the page they stand on: a tap on them does nothing. */
export const ownLinks: SiteCheck = {
  finds: 'links to the page that they stand on',
  look({ composed, report }) {
    for (const [id, page] of composed.pages) {
      for (const { node, path } of toItself(page, composed))
        report(messages.ownLink(id, page.page.query ?? []), originOf(page, node, path));
    }
  },
};

/** Links of a page that lead to it, as it is without more. */
export function toItself(page: ComposedPage, { scope }: Composed): readonly Link[] {
  return linksToItself(scope)(page);
}

const linksToItself = memoOne((scope: ConditionScope) =>
  byPage((page): readonly Link[] => {
    const { kind, query = [] } = page.page;
    if (kind === 'shell') return [];
    // One of many by its id leads back to all of them, and so may what shows under a condition only.
    const isBack = ({ shown }: Link) => query.includes('id') || (query.length > 0 && shown.length > 0);
    return linksOf(scope, page).filter((link) => link.to === page.id && link.isPlain && !isBack(link));
  }),
);
