import type { Catalogue } from '../catalogue';
import type { Composed } from '../compose/compose-site';
import type { Located } from '../compose/read-file';
import { memoLast } from '../memo';
import { merchantOrigin } from './origins';
import type { NamesCheck, SiteCheck, SitePlace } from './site-check';
import { siteChecks } from './site-checks';
import { siteNamesOf } from './site-names';

export type Checker = {
  /** Runs all checks on a merchant. A check runs again only if something that it reads has changed. */
  readonly check: (composed: Composed) => readonly Located[];
  /** Drops the remembered findings of all other merchants. */
  readonly keepOnly: (merchants: ReadonlyMap<string, unknown>) => void;
};

export function createChecker(catalogue: Catalogue): Checker {
  /** The last findings of each check, by merchant. */
  const known = new Map<string, ReturnType<typeof memoLast<readonly Located[]>>>();
  const check: Checker['check'] = (composed) => {
    const lastFound = known.get(composed.id) ?? memoLast();
    known.set(composed.id, lastFound);
    const site: Site = {
      composed,
      catalogue,
      names: siteNamesOf(composed, catalogue),
      isRead: isRead(composed),
      isWhole: isWhole(composed),
    };
    const found = siteChecks.flatMap((check) => {
      if (check.reads === undefined) return look(check, site);
      return lastFound(check, [site.isRead, site.isWhole, ...check.reads(composed)], () => look(check, site));
    });
    return [...composed.folder.findings, ...composed.findings, ...found];
  };
  const keepOnly: Checker['keepOnly'] = (merchants) => {
    for (const id of known.keys()) if (!merchants.has(id)) known.delete(id);
  };
  return { check, keepOnly };
}

type Check = SiteCheck | NamesCheck;
type Site = Omit<Parameters<NamesCheck['look']>[0], 'report' | 'reportSetting'>;

function look(check: Check, site: Site): readonly Located[] {
  const found: Located[] = [];
  const report: SitePlace['report'] = (finding, origin) => void found.push({ ...finding, origin });
  check.look({
    ...site,
    report,
    reportSetting: (finding, path, key) =>
      report(finding, { ...merchantOrigin(site.composed, path), ...(key ? { key } : {}) }),
  });
  return found.length === 0 ? nothing : found;
}

const nothing: readonly Located[] = [];

/** Whether no file has an error. If one has, names that it defines would seem to be missing. */
function isRead({ folder, findings, parent }: Composed): boolean {
  const isGood = [...folder.findings, ...findings].every(({ severity }) => severity !== 'error');
  return isGood && (parent === undefined || isRead(parent));
}

/** Whether also no change of an overlay was lost. If one was, its texts and pages would seem to be unused. */
function isWhole(composed: Composed): boolean {
  return isRead(composed) && composed.findings.every(({ code }) => code !== 'lost-work');
}
