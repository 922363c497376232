import type { NamesCheck } from './site-check';

/** Names of texts, pages, hosts, categories, languages and assets that do not exist. */
export const missingNames: NamesCheck = {
  finds: 'names of texts, pages, hosts, categories, languages or assets that are not there',
  run({ names, report }) {
    for (const finding of names.missingFindings) report(finding, finding.origin);
  },
};
