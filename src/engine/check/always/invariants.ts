import type { Composed } from '../../compose/compose-site';
import type { Invariant } from '../../config';
import { memoByTwo } from '../../memo';
import * as messages from '../../messages';
import type { Origin } from '../../parse/config-file';
import { merchantOrigin } from '../origins';
import { type CheckContext, readsPagesAndSettings, type SiteCheck } from '../site-check';
import { exampleOf } from './example-state';
import { type Break, findBreaks } from './find-breaks';
import { checkForm, verbsOf } from './invariant-form';
import { type NamedInvariant, originOfBreak } from './origin-of-break';

/** Invariants in `always` of merchant.json that do not hold, cannot be proved, or guard nothing. */
export const invariants: SiteCheck = {
  finds: 'what must always hold and does not, with a visitor who shows it',
  reads: (composed) => [...readsPagesAndSettings(composed), composed.folder.console],
  run(context) {
    const { composed, isRead } = context;
    if (!isRead) return;
    for (const [name, invariant] of Object.entries(composed.folder.merchant?.value.always ?? {}))
      checkForm({ name, invariant }, context);
    for (const [name, invariant] of Object.entries(composed.merchant.always ?? {}))
      reportBreaks({ name, invariant }, context);
  },
};

/** Breaks of an invariant, kept while merchant and invariant are the same objects. */
const breaksOf = memoByTwo((composed: Composed, invariant: Invariant) => findBreaks(invariant, composed));

/** Reports each edit once. A break that the parent has already is reported for the parent alone. */
function reportBreaks(named: NamedInvariant, { composed, catalogue, report }: CheckContext): void {
  const { name, invariant } = named;
  const { parent } = composed;
  if (verbsOf(named).length !== 1) return;
  const found = breaksOf(composed, invariant);
  if (found.length === 0) return;
  const isOfParent = parent?.merchant.always?.[name] === invariant;
  const keysOfParent = new Set(isOfParent && parent ? breaksOf(parent, invariant).map(keyOf) : []);
  const groups = new Map<string, { readonly origin: Origin; readonly breaks: Break[] }>();
  for (const broken of found.filter((one) => !keysOfParent.has(keyOf(one)))) {
    const origin = originOfBreak(broken, named, composed);
    const key = JSON.stringify([broken.isUntold, origin.file.path, origin.path]);
    const group = groups.get(key) ?? { origin, breaks: [] };
    group.breaks.push(broken);
    groups.set(key, group);
  }
  const file = merchantOrigin(composed, ['always', name]).file.path;
  for (const { origin, breaks } of groups.values()) {
    const [first] = breaks;
    if (first === undefined) continue;
    const others = [...new Set(breaks.map(({ page }) => page))].filter((page) => page !== first.page);
    const words = { name, file, invariant, page: first.page, ...(first.shown && { shown: first.shown }), others };
    if (first.isUntold) report(messages.unprovedInvariant(words), origin);
    else {
      const example = exampleOf(first, composed, catalogue);
      const merchant = composed.merchant.abstract === true ? '<brand>' : composed.id;
      report(messages.brokenInvariant(words, { ...example, merchant }), origin);
    }
  }
}

/** The identity of a fault. A node of the shell is one fault, on however many pages it shows. */
function keyOf({ page, shown, isUntold }: Break): string {
  return JSON.stringify([shown === undefined ? page : shown.page, shown?.node, isUntold]);
}
