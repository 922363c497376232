import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { originOf } from '../../compose/origin-of';
import * as messages from '../../messages';
import { readsPages, type SiteCheck } from '../site-check';
import { type Link, linksOf } from './links';

/** Links to the page on which they stand. A tap on such a link does nothing. */
export const ownLinks: SiteCheck = {
  finds: 'links to the page that they stand on',
  onlyWarns: true,
  reads: readsPages,
  run({ composed, report }) {
    for (const [id, page] of composed.pages) {
      for (const { node, path } of linksToItself(page, composed))
        report(messages.ownLink(id, page.page.query ?? []), originOf(page, node, path));
    }
  },
};

/** Links of a page to itself that do not change its query. */
export function linksToItself(page: ComposedPage, { scope }: Composed): readonly Link[] {
  const { kind, query = [] } = page.page;
  if (kind === 'shell') return [];
  // On the page of one item, a link without `id` leads back to the list. A link under a condition may lead back, too.
  const mayLeadBack = ({ shown }: Link) => query.includes('id') || (query.length > 0 && shown.length > 0);
  return linksOf(scope, page).filter((link) => link.to === page.id && link.isPlain && !mayLeadBack(link));
}
