import { originOf, PAGE } from '../../compose/origin-of';
import { analyzePage } from '../check-page';
import type { SiteCheck } from '../site-check';

/** Faults of a page's nodes and slots, and of its own texts: title, description, and why it is closed to a visitor. */
export const pageParts: SiteCheck = {
  finds: 'nodes and own keys of pages that are not as their schema wants',
  reads: ({ pages }) => [pages],
  run({ composed, catalogue, report }) {
    for (const page of composed.pages.values()) {
      const { findings, ownKeys } = analyzePage(page, catalogue);
      for (const finding of findings) report(finding, finding.origin);
      // These have a path in the page, and no place in a file yet.
      for (const { path, key, ...finding } of ownKeys.findings) {
        const origin = originOf(page, PAGE, path);
        report(finding, key === true ? { ...origin, key } : origin);
      }
    }
  },
};
