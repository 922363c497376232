import type { Catalogue } from '../catalogue';
import { type ConditionTree, type Test, testsOf, type Verdict } from '../conditions/condition-tree';
import { partialCondition, type Statics } from '../conditions/partial-condition';
import { isImpossible } from '../conditions/prove-condition';
import { readCondition } from '../conditions/read-condition';
import type { ConditionScope } from '../conditions/read-part';
import type { Condition, WhenUnknown } from '../config';
import type { Facts } from '../facts';
import { canonicalJson } from '../hash';
import { own } from '../json';
import type { Audience } from '../platform';
import { isStatic } from './condition-scope';

/** The live part of a node's condition. `false` hides the node for good; `true` shows it always. */
export type Residue = {
  readonly when: Condition;
  readonly audience: Audience | undefined;
  /** The condition as canonical text, for the page's hash. */
  readonly text: string;
  /** Answers of the platform that are missing may still change it. */
  readonly isIncomplete?: true;
};

export type PreparedCondition = (statics: Statics) => Residue;

const hiddenResidue: Residue = { when: false, audience: undefined, text: 'false' };

/**
 * Prepares a condition once, so that resolving it for a platform only evaluates its static comparisons. The live part
 * depends only on their verdicts, and is kept for each combination of verdicts.
 */
export function prepareCondition(
  when: unknown,
  whenUnknown: WhenUnknown,
  scope: ConditionScope,
  catalogue: Catalogue,
): PreparedCondition {
  const { tree } = readCondition(when, scope);
  if (tree === undefined) return () => hiddenResidue;
  const tests = testsOf(tree).filter(({ path }) => isStatic(path, catalogue));
  const residueByVerdicts = new Map<string, Residue>();
  return (statics) => {
    const key = keyOf(tests, statics.facts);
    const cached = residueByVerdicts.get(key);
    if (cached) return cached;
    const residue = residueOf(tree, { whenUnknown, scope, catalogue, statics });
    const keptResidue: Residue =
      key.includes('?') && isOpen(tree, statics) ? { ...residue, isIncomplete: true } : residue;
    residueByVerdicts.set(key, keptResidue);
    return keptResidue;
  };
}

function keyOf(tests: readonly Test[], facts: Facts): string {
  let key = '';
  for (const test of tests) {
    const verdict = test.evaluate(facts);
    key += verdict === undefined ? '?' : verdict ? '1' : '0';
  }
  return key;
}

/** Whether static comparisons that are unknown can still change the outcome. */
function isOpen(tree: ConditionTree, statics: Statics): boolean {
  const [ifFalse, ifTrue] = [false, true].map((unknownAs) => partialCondition(tree, statics, unknownAs));
  return JSON.stringify(ifFalse) !== JSON.stringify(ifTrue);
}

type ResidueInput = {
  readonly whenUnknown: WhenUnknown;
  readonly scope: ConditionScope;
  readonly catalogue: Catalogue;
  readonly statics: Statics;
};

function residueOf(tree: ConditionTree, { whenUnknown, scope, catalogue, statics }: ResidueInput): Residue {
  const unknownAs = whenUnknown === 'hide' ? false : whenUnknown === 'show' ? true : undefined;
  const livePart = partialCondition(tree, statics, unknownAs);
  if (livePart.kind === 'constant')
    return livePart.value ? { when: true, audience: undefined, text: 'true' } : hiddenResidue;
  const showingVerdicts: readonly Verdict[] = whenUnknown === 'show' ? [true, undefined] : [true];
  const isNever = (fix: (path: string) => readonly unknown[] | undefined) =>
    isImpossible(livePart, scope, { verdicts: showingVerdicts, fix });
  const needsSession = (path: string) => own(catalogue.facts, path)?.needs === 'session';
  const neverForGuests = isNever((path) =>
    path === 'session.present' ? [false] : needsSession(path) ? [undefined] : undefined,
  );
  const neverForMembers = isNever((path) => (path === 'session.present' ? [true] : undefined));
  if (neverForGuests && neverForMembers && whenUnknown !== 'skeleton') return hiddenResidue;
  const audience = neverForGuests === neverForMembers ? undefined : neverForGuests ? 'member' : 'guest';
  return { when: livePart.condition, audience, text: canonicalJson(livePart.condition) };
}
