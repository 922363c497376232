import type { Composed } from '../../compose/compose-site';
import type { Sourced } from '../../compose/read-file';
import { textIn } from '../../compose/text-layers';
import type { Page } from '../../config';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';

/** A brand's own pages without a title. */
export const titles: SiteCheck = {
  finds: 'pages without a title',
  onlyWarns: true,
  reads: ({ folder, texts, pages }) => [folder.pages, texts, pages],
  run({ composed, report }) {
    for (const { file, value } of untitledPages(composed))
      report(messages.untitledPage(value.id, hasText(`title.${value.id}`, composed)), { file, path: ['id'] });
  },
};

/** Own pages without a title, if the merchant has a parent. A dialog or a shell has no address, so it needs none. */
export function untitledPages({ folder, pages, parent }: Composed): readonly Sourced<Page>[] {
  return (parent === undefined ? [] : [...folder.pages.values()]).filter(
    ({ value: { id, kind = 'page', paths = [] } }) => {
      const title = pages.get(id)?.page.title;
      return kind === 'page' && paths.length > 0 && title === undefined;
    },
  );
}

function hasText(key: string, { texts }: Composed): boolean {
  return Object.values(texts).some((layer) => textIn(layer, key) !== undefined);
}
