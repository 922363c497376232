import type { NamesCheck } from './site-check';

/** Names of texts, pages, hosts and the like that do not exist, and words that lack a language of the brand. */
export const missingNames: NamesCheck = {
  finds: 'names of texts, pages, hosts, categories, languages or assets that are not there',
  run({ names, report }) {
    for (const finding of names.missingFindings) report(finding, finding.origin);
  },
};
