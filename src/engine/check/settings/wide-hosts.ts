import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';

/** Names under which registries give out domains to anybody, such as `com` and `com.bd`: the common ones. */
const publicSuffix =
  /^(?:[^.]+|(?:ac|co|com|edu|gob|gov|mil|net|nom|org)\.[a-z]{2}|(?:go|ne|or)\.(?:at|id|jp|ke|kr|th|tz|ug)|web\.(?:id|pk|tr|ve|za))$/;

/** Hosts that are allowed with all below them, and that anybody can have a name below. */
export const wideHosts: SiteCheck = {
  finds: 'hosts so wide that anybody can have a name below them',
  reads: ({ merchant }) => [merchant],
  run({ composed: { merchant }, reportSetting }) {
    for (const setting of ['links', 'games'] as const)
      for (const [index, host] of (merchant[setting]?.hosts ?? []).entries())
        if (publicSuffix.test(host) && host !== 'localhost')
          reportSetting(messages.wideHost(setting, host), [setting, 'hosts', index]);
  },
};
