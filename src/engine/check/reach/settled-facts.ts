import type { Composed } from '../../compose/compose-site';
import { comparisonTest } from '../../conditions/comparison';
import type { Condition } from '../../config';
import { isList, isObject, isText, type JsonPath, own } from '../../json';
import * as messages from '../../messages';
import { merchantFacts } from '../../normalize/normalize-platform';
import type { Origin } from '../../parse/config-file';
import { type CheckContext, readsPagesAndSettings, type SiteCheck } from '../site-check';
import { writtenConditions } from './written-conditions';

type Comparison = Extract<Condition, { readonly at: string }>;

/** Comparisons in a brand's own conditions whose fact is a setting of this brand, so that they never change. */
export const settledFacts: SiteCheck = {
  finds: 'conditions on a setting of the brand itself, which are always so or never',
  onlyWarns: true,
  reads: readsPagesAndSettings,
  run(context) {
    const { composed, catalogue, isRead, report } = context;
    // A parent's conditions are for each of its brands, whose settings differ.
    if (!isRead || composed.merchant.abstract === true) return;
    const facts = merchantFacts(composed.merchant);
    const parentsComparisons = comparisonsOfParent(composed);
    for (const { comparison, origin } of ownComparisons(context)) {
      const value = facts.get(comparison.at);
      // A brand that changes a condition of its parent repeats the other parts of it.
      if (value === undefined || parentsComparisons.has(JSON.stringify(comparison))) continue;
      const type = own(catalogue.facts, comparison.at)?.type;
      const verdict = comparisonTest(comparison, type).evaluate(facts);
      if (verdict !== undefined) report(messages.settledFact(comparison.at, value, verdict), origin);
    }
  },
};

function comparisonsOfParent({ parent }: Composed): ReadonlySet<string> {
  const pages = [...(parent?.pages.values() ?? [])].flatMap(({ page }) => [
    page.access?.when,
    ...Object.values(page.nodes).map(({ when }) => when),
  ]);
  const comparisons = [...pages, parent?.merchant.conditions].flatMap((part) => comparisonsIn(part));
  return new Set(comparisons.map(({ comparison }) => JSON.stringify(comparison)));
}

type PlacedComparison = { readonly comparison: Comparison; readonly origin: Origin };

/** The comparisons of conditions that stand in the brand's own files. */
function ownComparisons(context: CheckContext): readonly PlacedComparison[] {
  const { id } = context.composed;
  return writtenConditions(context)
    .flatMap(({ condition, originAt }) =>
      comparisonsIn(condition).map(({ comparison, path }) => ({ comparison, origin: originAt(path) })),
    )
    .filter(({ origin }) => origin.file.path.startsWith(`${id}/`));
}

function comparisonsIn(
  value: unknown,
  path: JsonPath = [],
): readonly { readonly comparison: Comparison; readonly path: JsonPath }[] {
  if (isList(value)) return value.flatMap((part, index) => comparisonsIn(part, [...path, index]));
  if (!isObject(value)) return [];
  if (comparesSetting(value)) return [{ comparison: value, path }];
  return Object.entries(value).flatMap(([key, part]) => comparisonsIn(part, [...path, key]));
}

function comparesSetting(value: object): value is Comparison {
  return 'at' in value && isText(value.at) && value.at.startsWith('merchant.');
}
