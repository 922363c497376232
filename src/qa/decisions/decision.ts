import { canonicalJson, hashText, isObject } from '@/engine';
import type { Difference, Group } from '../causes/group-by-cause';
import { editPlace } from '../edits/edit-words';

export const verdicts = ['accepted', 'refused', 'later'] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * A decision on a cause, for every screen that it changes, now and later; or on the screens that showed `before` and
 * show `after`. Both are hashes: of the edited values for a cause, of the content for a screen.
 */
export type Decision = {
  readonly of: 'cause' | 'screen';
  readonly before: string;
  readonly after: string;
  /** The cause in words, for readers. */
  readonly cause: string;
  readonly verdict: Verdict;
  readonly who: string;
  readonly why: string;
  /** The day, as `2026-01-31`; empty where nobody wrote it. */
  readonly on: string;
};

export type DecisionKey = Pick<Decision, 'of' | 'before' | 'after'>;

/** The key of a cause; undefined where no edit is known, so that each screen is decided by itself. */
export function keyOfCause({ edits }: Pick<Group, 'edits'>): DecisionKey | undefined {
  if (edits.length === 0) return undefined;
  const side = (name: 'before' | 'after') =>
    edits
      .flatMap((edit) =>
        edit.parts.map((part) => [
          part.path,
          edit.path,
          part.edit?.at ?? null,
          part.edit === undefined ? (part[name]?.hash ?? null) : { value: part.edit[name] },
        ]),
      )
      .map(canonicalJson)
      .sort()
      .join();
  return { of: 'cause', before: hashText(side('before')), after: hashText(side('after')) };
}

export function keyOfDifference({ before, after }: Difference): DecisionKey {
  return { of: 'screen', before, after };
}

/** The place of each edit of a cause, or the fault. */
export function causeWords({ edits, fault }: Pick<Group, 'edits' | 'fault'>): string {
  if (fault !== undefined) return fault;
  return edits.length === 0 ? 'no edit alone' : edits.map(editPlace).join(', ');
}

export const isSameKey = (one: DecisionKey, other: DecisionKey) =>
  one.of === other.of && one.before === other.before && one.after === other.after;

/** `refused by Ann on 2026-01-31: a typing error`. */
export function decisionWords({ verdict, who, why, on }: Decision): string {
  return `${verdict} by ${who}${on === '' ? '' : ` on ${on}`}${why === '' ? '' : `: ${why}`}`;
}

/** Reads one line or entry; where it is no decision, says why not. */
export function readDecision(value: unknown): Decision | { readonly fault: 'shape' | 'verdict' | 'cause' } {
  if (!isObject(value)) return { fault: 'shape' };
  const { of, before, after, cause, verdict, who, why, on } = value;
  const known = verdicts.find((one) => one === verdict);
  if ((of !== 'cause' && of !== 'screen') || typeof before !== 'string' || typeof after !== 'string')
    return { fault: 'shape' };
  if (known === undefined) return { fault: typeof verdict === 'string' ? 'verdict' : 'shape' };
  const word = (text: unknown) => (typeof text === 'string' ? text : '');
  if (/^[/\\.]|[/\\]\.\.?(?:[/\\]|$)/.test(word(cause))) return { fault: 'cause' };
  const day = /^\d{4}-\d\d-\d\d$/.test(word(on)) ? word(on) : '';
  return { of, before, after, cause: word(cause), verdict: known, who: word(who), why: word(why), on: day };
}
