import type { Facts } from '../facts';
import { memoByObject } from '../memo';
import { type ConditionTree, type FoldCases, fold, type Test, type Verdict } from './condition-tree';

/** A set of verdicts, as bits. */
export type Verdicts = number;

export const verdictBits = { true: 1, false: 2, unknown: 4 } as const;
const { true: yes, false: no, unknown } = verdictBits;

/** What is known of the facts. `isSet`: the fact is known, if only to be absent; any other fact is still open. */
export type KnownFacts = { readonly facts: Facts; readonly isSet: (path: string) => boolean };

/** The verdicts that a condition can still have, while some of its facts are open. */
export function possibleVerdicts(tree: ConditionTree, known: KnownFacts): Verdicts {
  return compiled(tree)(known);
}

type Possible = (known: KnownFacts) => Verdicts;

const compiled = memoByObject((tree: ConditionTree): Possible => fold(tree, cases));

const cases: FoldCases<Possible> = {
  constant: (value) => () => bitOf(value),
  all: (parts) => (known) => joined(parts, known, no, yes),
  any: (parts) => (known) => joined(parts, known, yes, no),
  not: (part) => (known) => {
    const verdicts = part(known);
    return (verdicts & unknown) | (verdicts & yes ? no : 0) | (verdicts & no ? yes : 0);
  },
  named: (part) => part,
  test: (test) => (known) => (known.isSet(test.path) ? bitOf(test.evaluate(known.facts)) : openVerdicts(test)),
};

/**
 * The verdicts of `all` (`decisive`: false) or `any` (`decisive`: true). One part with the decisive verdict is enough
 * for it, the `other` verdict needs all parts, and anything else is unknown.
 */
function joined(parts: readonly Possible[], known: KnownFacts, decisive: Verdicts, other: Verdicts): Verdicts {
  let verdicts: Verdicts = 0;
  let canAllBeOther = true;
  let canAvoidDecision = true;
  let mayBeUnknown = false;
  for (const part of parts) {
    const one = part(known);
    if (one === decisive) return decisive;
    verdicts |= one & decisive;
    canAllBeOther &&= (one & other) !== 0;
    canAvoidDecision &&= (one & ~decisive) !== 0;
    mayBeUnknown ||= (one & unknown) !== 0;
  }
  return verdicts | (canAllBeOther ? other : 0) | (canAvoidDecision && mayBeUnknown ? unknown : 0);
}

function openVerdicts({ condition, path }: Test): Verdicts {
  const isNeverUnknown = path.startsWith('switch:') || (typeof condition === 'object' && 'exists' in condition);
  return isNeverUnknown ? yes | no : yes | no | unknown;
}

function bitOf(verdict: Verdict): Verdicts {
  return verdict === undefined ? unknown : verdict ? yes : no;
}
