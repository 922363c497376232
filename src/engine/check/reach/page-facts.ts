import type { Composed } from '../../compose/compose-site';
import { originOf, PAGE } from '../../compose/origin-of';
import { testsOf } from '../../conditions/condition-tree';
import { proveCondition, someVisitor } from '../../conditions/prove-condition';
import { readCondition } from '../../conditions/read-condition';
import { isList, isObject, isText, type JsonPath, own } from '../../json';
import * as messages from '../../messages';
import { nearest } from '../../near';
import type { Origin } from '../../parse/config-file';
import { isInherited, isParents } from '../inherited';
import { ownOrigin } from '../origins';
import { type CheckContext, readsPagesAndSettings, type SiteCheck } from '../site-check';

/** Conditions on `page.id` that name no page, or that exclude the page on which they stand. */
export const pageFacts: SiteCheck = {
  finds: 'conditions that ask for a page that is none or that cannot show there',
  reads: readsPagesAndSettings,
  run(context) {
    const { composed } = context;
    if (!context.isRead) return;
    const { conditions = {} } = composed.folder.merchant?.value ?? {};
    for (const [name, condition] of Object.entries(conditions))
      checkNames(condition, (path) => ownOrigin(composed, ['conditions', name, ...path]), context);
    for (const [id, page] of composed.pages) {
      if (isInherited(composed, id, page)) continue;
      const isOwn = !isParents(composed, id, page);
      if (isOwn)
        checkNames(page.page.access?.when, (path) => originOf(page, PAGE, ['access', 'when', ...path]), context);
      for (const [node, { when }] of Object.entries(page.page.nodes)) {
        if (when === undefined) continue;
        if (isOwn) checkNames(when, (path) => originOf(page, node, ['when', ...path]), context);
        if (page.page.kind !== 'shell' && isForAnotherPage(when, id, composed))
          context.report(messages.onAnotherPage(node, id), originOf(page, node, ['when']));
      }
    }
  },
};

/** Whether a condition holds for some visitor on another page, and for nobody on this one. */
function isForAnotherPage(when: unknown, page: string, { scope }: Composed): boolean {
  const { tree } = readCondition(when, scope);
  if (tree === undefined || !testsOf(tree).some(({ path }) => path === 'page.id')) return false;
  const proofHere = someVisitor({ holds: [tree], fails: [] }, scope, new Map([['page.id', page]]));
  return proofHere === 'none' && proveCondition(tree, scope) !== 'never';
}

/** Checks the page ids that a condition compares with. */
function checkNames(
  value: unknown,
  originAt: (path: JsonPath) => Origin,
  context: CheckContext,
  path: JsonPath = [],
): void {
  if (isList(value)) for (const [index, part] of value.entries()) checkNames(part, originAt, context, [...path, index]);
  if (!isObject(value)) return;
  if (value.at !== 'page.id') {
    for (const [key, part] of Object.entries(value)) checkNames(part, originAt, context, [...path, key]);
    return;
  }
  const { pages, unreadable } = context.composed;
  for (const key of ['eq', 'ne', 'in', 'nin']) {
    const operand = own(value, key);
    for (const [index, name] of (isList(operand) ? operand : [operand]).entries()) {
      if (!isText(name) || pages.has(name) || unreadable.has(name)) continue;
      const operandPath = [...path, key, ...(isList(operand) ? [index] : [])];
      context.report(messages.conditionOfNoPage(name, nearest(name, pages.keys())), originAt(operandPath));
    }
  }
}
