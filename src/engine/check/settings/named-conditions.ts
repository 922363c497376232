import * as messages from '../../messages';
import { conditionCycles, conditionFindings } from '../condition-findings';
import { merchantOrigin } from '../origins';
import type { SiteCheck } from '../site-check';

/** Conditions of merchant.json that cannot be read, decide nothing, or form a cycle of names. */
export const namedConditions: SiteCheck = {
  finds: 'named conditions that cannot be read, decide nothing or go in a circle',
  run({ composed, catalogue, report, reportSetting }) {
    const conditions = composed.merchant.conditions ?? {};
    for (const [name, condition] of Object.entries(conditions)) {
      for (const { path, key, ...finding } of conditionFindings(condition, composed.scope, catalogue)) {
        const origin = merchantOrigin(composed, ['conditions', name]);
        report(finding, { ...origin, path: [...origin.path, ...path], ...(key ? { key } : {}) });
      }
    }
    for (const cycle of conditionCycles(conditions))
      reportSetting(messages.conditionCycle(cycle.join(' → ')), ['conditions', cycle[0] ?? '']);
  },
};
