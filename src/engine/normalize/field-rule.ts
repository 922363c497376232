import { isList, isObject, isText, type JsonObject, own } from '../json';
import { toFlag, toNumber, toText } from './flag';

/** The rule of a field, its pattern read as JavaScript. Lengths count UTF-16 units, as Java does. */
export type FieldRule = {
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly patternFlags?: string;
  /** The pattern as the platform sent it, instead of `pattern`. The code that checks values reads it. */
  readonly javaPattern?: string;
  /** True if the pattern is proven to end in time on any input. */
  readonly patternSafe?: boolean;
  /** Why the pattern could not be read. The server then checks the value. */
  readonly unread?: string;
};

/** A rule of the wire that was read. */
export type ReadRule = {
  readonly rule: FieldRule;
  /** The server's own words for a refusal. */
  readonly message?: string;
  /** Words for a pattern with a number of the platform, for merchants that have such a text. */
  readonly patternText?: PatternText;
};

type PatternText = {
  readonly t: string;
  readonly with: { readonly min: number; readonly max: number; readonly range: string };
};

/** The parts of a rule that cannot be read. The server decides on them. */
export type RuleFault =
  | { readonly kind: 'length'; readonly key: 'minLength' | 'maxLength' }
  | { readonly kind: 'crossed' }
  | { readonly kind: 'pattern'; readonly why: string };

export type RuleOptions = {
  /** The most characters that its field takes, whatever the rule says. */
  readonly maxCharacters?: number | undefined;
  readonly report?: (fault: RuleFault) => void;
};

/** Reads a rule without its pattern. A part that cannot be read is left out. */
export function readPlainRule(wire: JsonObject, { maxCharacters, report }: RuleOptions = {}): ReadRule {
  const lengths = readLengths(wire, maxCharacters, report);
  const [message, number] = [toText(wire.message), toNumber(wire.patternId)];
  return {
    rule: { required: toFlag(own(wire, 'required')) === true, ...lengths },
    ...(message !== undefined && { message }),
    ...(number !== undefined && { patternText: patternText(number, lengths) }),
  };
}

/**
 * The rules in an answer: a map by field, or a list of rules with their `key`. `at` is the name or the index of a rule
 * there. Undefined if the answer is neither.
 */
export function rulesIn(
  wire: unknown,
): readonly { readonly name: string | undefined; readonly rule: unknown; readonly at: string }[] | undefined {
  if (isList(wire))
    return wire.map((rule, index) => ({
      name: isObject(rule) && isText(rule.key) ? rule.key : undefined,
      rule,
      at: String(index),
    }));
  return isObject(wire) ? Object.entries(wire).map(([name, rule]) => ({ name, rule, at: name })) : undefined;
}

type Lengths = Pick<FieldRule, 'minLength' | 'maxLength'>;

function readLengths(wire: JsonObject, maxCharacters: number | undefined, report: RuleOptions['report']): Lengths {
  const readLength = (key: 'minLength' | 'maxLength', least: number): number | undefined => {
    const value = own(wire, key);
    if (value === undefined || value === null || value === '') return undefined;
    const length = toNumber(value);
    if (length !== undefined && Number.isSafeInteger(length) && length >= least) return length;
    report?.({ kind: 'length', key });
    return undefined;
  };
  const [minLength, maxLength] = [readLength('minLength', 0), readLength('maxLength', 1)];
  const isCrossed = minLength !== undefined && maxLength !== undefined && minLength > maxLength;
  if (isCrossed) report?.({ kind: 'crossed' });
  const min = isCrossed ? undefined : minLength;
  const max = isCrossed ? undefined : maxLength;
  // The minimum wins over the cap, so that a value can meet the rule.
  const cappedMax =
    maxCharacters === undefined ? max : Math.max(min ?? 0, Math.min(max ?? maxCharacters, maxCharacters));
  return { ...(min ? { minLength: min } : {}), ...(cappedMax === undefined ? {} : { maxLength: cappedMax }) };
}

function patternText(number: number, { minLength: min = 0, maxLength: max = min }: Lengths): PatternText {
  return { t: `reg_pattern_${number}`, with: { min, max, range: min === max ? String(min) : `${min}-${max}` } };
}
