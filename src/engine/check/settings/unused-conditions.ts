import type { Composed } from '../../compose/compose-site';
import type { Conditions } from '../../config';
import { isList, isObject, isText, own } from '../../json';
import * as messages from '../../messages';
import { nearestName, onlyNear } from '../../nearest-name';
import { readsPagesAndSettings, type SiteCheck } from '../site-check';

/** Conditions of a brand that nothing uses. */
export const unusedConditions: SiteCheck = {
  finds: 'conditions that nothing asks for',
  onlyWarns: true,
  reads: readsPagesAndSettings,
  run({ composed, isWhole, reportSetting }) {
    const { parent, folder } = composed;
    const names = Object.keys(folder.merchant?.value.conditions ?? {});
    const newNames = names.filter((name) => own(parent?.merchant.conditions, name) === undefined);
    if (parent === undefined || !isWhole || newNames.length === 0) return;
    const usedNames = namesUsedBy(composed);
    const unknownNames = [...usedNames].filter((name) => own(composed.merchant.conditions, name) === undefined);
    for (const name of newNames)
      if (!usedNames.has(name) && !unknownNames.some((other) => nearestName(other, [name]) !== undefined))
        reportSetting(faultOf(name, parent.merchant.conditions), ['conditions', name], 'key');
  },
};

/**
 * The fault of an unused condition. If its name is nearly that of a parent's condition, the brand meant to replace that
 * one.
 */
function faultOf(name: string, parentConditions: Conditions = {}) {
  const near = onlyNear(name, Object.keys(parentConditions));
  return near === undefined ? messages.unusedCondition(name) : messages.misspeltCondition(name, near);
}

function namesUsedBy({ pages, merchant }: Composed): ReadonlySet<string> {
  const inPages = [...pages.values()].flatMap(({ page }) => [...namesIn(page)]);
  return new Set([...inPages, ...namesIn(merchant.conditions ?? {}), ...namesIn(merchant.always ?? {})]);
}

function namesIn(value: object): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (isList(part)) part.forEach(visit);
    if (!isObject(part)) return;
    if (isText(part.is)) names.add(part.is);
    Object.values(part).forEach(visit);
  };
  visit(value);
  return names;
}
