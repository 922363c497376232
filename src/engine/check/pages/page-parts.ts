import { originOf, PAGE } from '../../compose/origin-of';
import { analyzePage } from '../check-page';
import type { SiteCheck } from '../site-check';

/** Faults of single nodes, and of the titles and refusals of pages. */
export const pageParts: SiteCheck = {
  finds: 'nodes that their widget or their page does not take',
  reads: ({ pages }) => [pages],
  run({ composed, catalogue, report }) {
    for (const page of composed.pages.values()) {
      const { findings, ownKeys } = analyzePage(page, catalogue);
      for (const finding of findings) report(finding, finding.origin);
      for (const { path, key, ...finding } of ownKeys.findings) {
        const origin = originOf(page, PAGE, path);
        report(finding, key === true ? { ...origin, key } : origin);
      }
    }
  },
};
