import type { Composed } from '../../compose/compose-site';
import { originOf } from '../../compose/origin-of';
import { testsOf } from '../../conditions/condition-tree';
import { possibleVerdicts, verdictBits } from '../../conditions/possible-verdicts';
import { readCondition } from '../../conditions/read-condition';
import type { ConditionScope } from '../../conditions/read-part';
import type { Facts } from '../../facts';
import { isList, isObject, isText } from '../../json';
import type { Origin } from '../../parse/config-file';

/** A named condition that is never true, the setting that makes it so, and the condition that uses it. */
type SettledName = { readonly name: string; readonly fact: string; readonly origin: Origin };

/**
 * Named conditions that nodes of the brand need and that a setting of the brand makes false, such as "trialOffered"
 * where `auth.trial` is false. Nodes of the parent are for each of its brands.
 */
export function namesNeverTrue({ id, pages, scope, parent }: Composed, facts: Facts): readonly SettledName[] {
  return [...pages].flatMap(([pageId, page]) =>
    Object.entries(page.page.nodes).flatMap(([node, { when }]) => {
      if (parent?.pages.get(pageId)?.page.nodes[node] !== undefined) return [];
      const [settled] = namesNeeded(when).flatMap((name) => {
        const fact = decisiveSetting(name, scope, facts);
        return fact === undefined ? [] : [{ name, fact }];
      });
      const origin = originOf(page, node, ['when']);
      return settled !== undefined && origin.file.path.startsWith(`${id}/`) ? [{ ...settled, origin }] : [];
    }),
  );
}

/** The names that must all be true for a condition to be. */
function namesNeeded(value: unknown): readonly string[] {
  if (!isObject(value)) return [];
  if (isText(value.is)) return [value.is];
  return isList(value.all) ? value.all.flatMap(namesNeeded) : [];
}

/** The setting that makes a named condition false, whatever the platform and the visitor. */
function decisiveSetting(name: string, scope: ConditionScope, facts: Facts): string | undefined {
  const { tree } = readCondition({ is: name }, scope);
  if (tree === undefined) return undefined;
  const isSet = (path: string) => facts.has(path);
  if ((possibleVerdicts(tree, { facts, isSet }) & verdictBits.true) > 0) return undefined;
  return testsOf(tree).find(({ path, evaluate }) => isSet(path) && evaluate(facts) === false)?.path;
}
