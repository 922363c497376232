import { originOf, PAGE } from '../../compose/origin-of';
import type { JsonPath } from '../../json';
import type { Origin } from '../../parse/config-file';
import { analyzePage } from '../check-page';
import { type ConditionFinding, conditionFindings } from '../condition-findings';
import type { CheckContext, SiteCheck } from '../site-check';

/** Conditions of nodes and pages that cannot be read, or that hold for nobody or for everybody. */
export const nodeConditions: SiteCheck = {
  finds: 'conditions of nodes and pages that cannot be read or decide nothing',
  reads: ({ scope, pages }) => [scope, pages],
  run({ composed, catalogue, report }) {
    for (const page of composed.pages.values()) {
      for (const id of analyzePage(page, catalogue).conditional) {
        const findings = conditionFindings(page.page.nodes[id]?.when, composed.scope, catalogue);
        reportFindings(findings, (path) => originOf(page, id, ['when', ...path]), report);
      }
      const { access } = page.page;
      if (access?.when === undefined) continue;
      // `closedPages` reports a page that nobody may open, and names its entries.
      const findings = conditionFindings(access.when, composed.scope, catalogue);
      const reportedFindings = findings.filter(({ code }) => code !== 'never-shows');
      reportFindings(reportedFindings, (path) => originOf(page, PAGE, ['access', 'when', ...path]), report);
    }
  },
};

function reportFindings(
  findings: readonly ConditionFinding[],
  originAt: (path: JsonPath) => Origin,
  report: CheckContext['report'],
): void {
  for (const { path, key, ...finding } of findings) report(finding, { ...originAt(path), ...(key ? { key } : {}) });
}
