import { originOf, PAGE } from '../../compose/origin-of';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';

/** Addresses that two pages have, or one page twice. */
export const sharedPaths: SiteCheck = {
  finds: 'addresses that two pages have',
  reads: ({ pages }) => [pages],
  run({ composed, report }) {
    const owners = new Map<string, string>();
    for (const [id, page] of composed.pages) {
      for (const [index, path] of (page.page.paths ?? []).entries()) {
        const owner = owners.get(path);
        if (owner === undefined) {
          owners.set(path, id);
          continue;
        }
        const finding = owner === id ? messages.repeatedEntry(path, '"paths"') : messages.duplicatePath(path, owner);
        report(finding, originOf(page, PAGE, ['paths', index]));
      }
    }
  },
};
