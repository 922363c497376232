import type { Catalogue } from '../catalogue';
import type { Composed } from '../compose/compose-site';
import type { Located } from '../compose/read-file';
import { memoLast } from '../memo';
import * as messages from '../messages';
import { merchantOrigin, ownOrigin } from './origins';
import type { CheckContext, NamesCheck, SiteCheck } from './site-check';
import { siteChecks } from './site-checks';
import { siteNamesOf } from './site-names';

export type Checker = {
  /**
   * Runs all checks on a merchant, or with `onlyErrors` those that can report an error. A check with `reads` runs again
   * only if something that it reads has changed. The findings of reading and composing the files come first.
   */
  readonly check: (composed: Composed, onlyErrors?: boolean) => readonly Located[];
  /** Drops the remembered findings of all other merchants. */
  readonly keepOnly: (merchants: ReadonlyMap<string, unknown>) => void;
};

export function createChecker(catalogue: Catalogue): Checker {
  /** The last findings of each check, by merchant. */
  const memosByMerchant = new Map<string, ReturnType<typeof memoLast<readonly Located[]>>>();
  const check: Checker['check'] = (composed, onlyErrors = false) => {
    const recall = memosByMerchant.get(composed.id) ?? memoLast();
    memosByMerchant.set(composed.id, recall);
    const site: CheckedSite = {
      composed,
      catalogue,
      names: siteNamesOf(composed, catalogue),
      isRead: isRead(composed),
      isWhole: isWhole(composed),
    };
    const findings = siteChecks.flatMap((check) => {
      if (onlyErrors && check.onlyWarns === true) return noFindings;
      if (check.reads === undefined) return runCheck(check, site);
      return recall(check, [site.isRead, site.isWhole, ...check.reads(composed)], () => runCheck(check, site));
    });
    return [...composed.folder.findings, ...composed.findings, ...findings];
  };
  const keepOnly: Checker['keepOnly'] = (merchants) => {
    for (const id of memosByMerchant.keys()) if (!merchants.has(id)) memosByMerchant.delete(id);
  };
  return { check, keepOnly };
}

type Check = SiteCheck | NamesCheck;
type CheckedSite = Omit<Parameters<NamesCheck['run']>[0], 'report' | 'reportSetting'>;

/** The findings of one check. One that throws is an error of this merchant alone: no other merchant waits for it. */
function runCheck(check: Check, site: CheckedSite): readonly Located[] {
  const findings: Located[] = [];
  const report: CheckContext['report'] = (finding, origin) => void findings.push({ ...finding, origin });
  try {
    check.run({
      ...site,
      report,
      reportSetting: (finding, path, target) =>
        report(finding, { ...merchantOrigin(site.composed, path), ...(target === 'key' ? { key: true } : {}) }),
    });
  } catch (reason) {
    report(messages.failedCheck(check.finds, String(reason)), ownOrigin(site.composed, []));
  }
  if (check.onlyWarns === true && findings.some(({ severity }) => severity === 'error'))
    report(
      messages.failedCheck(check.finds, 'it reports an error, and says that it only warns'),
      ownOrigin(site.composed, []),
    );
  return findings.length === 0 ? noFindings : findings;
}

const noFindings: readonly Located[] = [];

/**
 * Whether all files of the chain are read and composed without an error. Otherwise names that a broken file defines
 * would seem to be missing. A key that stands twice is no reason: its last value counts.
 */
function isRead({ folder, findings, parent }: Composed): boolean {
  const isErrorFree = [...folder.findings, ...findings].every(
    ({ severity, code }) => severity !== 'error' || code === 'duplicate-key',
  );
  return isErrorFree && (parent === undefined || isRead(parent));
}

/**
 * Whether `isRead` holds and nothing is dropped: no change of a node that the same overlay removes (`lost-work`), and
 * no key that stands twice. What only a dropped part uses would seem to be unused.
 */
function isWhole(composed: Composed): boolean {
  const losesWork = composed.findings.some(({ code }) => code === 'lost-work');
  return isRead(composed) && !losesWork && !repeatsKey(composed);
}

function repeatsKey({ folder, parent }: Composed): boolean {
  const repeats = folder.findings.some(({ code }) => code === 'duplicate-key');
  return repeats || (parent !== undefined && repeatsKey(parent));
}
