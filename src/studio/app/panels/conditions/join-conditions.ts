import type { Sentence } from '../../../contract';

type Joint = 'all' | 'any';

/** Conditions as one; undefined if there is none. */
export function joined(joint: Joint, parts: readonly unknown[]): unknown {
  return parts.length < 2 ? parts[0] : { [joint]: parts };
}

/** A node's condition with another one. */
export function joinedWith(joint: Joint, sentence: Sentence | undefined, when: unknown): unknown {
  if (sentence === undefined) return when;
  const isSameJoint = sentence.joined === joint;
  return joined(joint, [...(isSameJoint ? sentence.parts.map((part) => part.when) : [sentence.when]), when]);
}

/** A condition that holds for everybody else. `guards`: what has to hold before `when` is known. */
export function asOpposite(when: unknown, guards: readonly unknown[]): unknown {
  return { not: guards.length === 0 ? when : { all: [...guards, when] } };
}
