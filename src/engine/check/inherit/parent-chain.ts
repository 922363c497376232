import type { Composed } from '../../compose/compose-site';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';

/** Most ancestors of a merchant. A longer chain is too hard to follow. */
const maxAncestors = 4;

/** Chains of parents that are too long to follow. */
export const parentChain: SiteCheck = {
  finds: 'chains of parents that nobody can follow',
  onlyWarns: true,
  run({ composed, reportSetting }) {
    const chain = parentsOf(composed);
    if (chain.length > maxAncestors) reportSetting(messages.longChain(chain, maxAncestors), ['extends']);
  },
};

function parentsOf({ parent }: Composed): readonly string[] {
  return parent === undefined ? [] : [parent.id, ...parentsOf(parent)];
}
