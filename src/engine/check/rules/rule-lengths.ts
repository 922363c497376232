import { isText, type JsonObject, own } from '../../json';
import { memoLatestKeys } from '../../memo';
import * as messages from '../../messages';
import { toNumber } from '../../normalize/flag';
import { readJavaPattern } from '../../normalize/java-pattern';
import { lengthsBetween, listLengths, matchLengths } from '../../pattern/match-lengths';
import { parsePattern } from '../../pattern/parse-pattern';

/** The most characters of a value, and of a pattern, that are examined. */
const maxExamined = 1000;

/** The key of the rule that a finding points at, and its message for a field. */
export type LengthFault = {
  readonly key: 'minLength' | 'maxLength';
  readonly messageOf: (field: messages.OfField) => messages.Finding;
};

/** The fault of a minimum above the maximum; undefined if there is none. */
export function crossedLengths(rule: JsonObject): LengthFault | undefined {
  const [least, most] = [toNumber(own(rule, 'minLength')), toNumber(own(rule, 'maxLength'))];
  // A length below 1 is reported by another check.
  if (least === undefined || most === undefined || most < 1 || least <= most) return undefined;
  return { key: 'minLength', messageOf: (field) => messages.crossedRule(field, least, most) };
}

/**
 * The fault of a pattern that accepts no value of an allowed length; undefined if there is none or it cannot be proved.
 */
export function faultOfLength(rule: JsonObject): LengthFault | undefined {
  const pattern = own(rule, 'acceptedPattern');
  if (!isText(pattern) || pattern.length > maxExamined) return undefined;
  const [least, most] = [toNumber(own(rule, 'minLength')), toNumber(own(rule, 'maxLength'))];
  return faultCache(`${least} ${most} ${pattern}`, () => faultOf(pattern, least, most));
}

/** Remembered, because many consoles have the same rules. */
const faultCache = memoLatestKeys<string, LengthFault | undefined>(256);

function faultOf(wire: string, minLength: number | undefined, most: number | undefined): LengthFault | undefined {
  const readPattern = readJavaPattern(wire);
  const isUnicode = readPattern.kind === 'pattern' && readPattern.flags.includes('u');
  const tree = readPattern.kind === 'pattern' ? parsePattern(readPattern.source, { isUnicode }) : undefined;
  // A pattern never sees an empty value.
  const from = Math.ceil(Math.max(1, minLength ?? 1));
  const to = most === undefined || most < 1 ? maxExamined : Math.min(Math.floor(most), maxExamined);
  if (tree === undefined || from > to) return undefined;
  if (lengthsBetween(matchLengths(tree, { isUnicode, most: to }), from, to) !== 0n) return undefined;
  const acceptedLengths = listLengths(matchLengths(tree, { isUnicode, most: maxExamined }));
  const [minAccepted = maxExamined + 1, maxAccepted = 0] = [acceptedLengths[0], acceptedLengths.at(-1)];
  if (minAccepted > to)
    return { key: 'maxLength', messageOf: (field) => messages.unmeetableRule(field, to, minAccepted) };
  if (maxAccepted < from)
    return { key: 'minLength', messageOf: (field) => messages.shortPattern(field, from, maxAccepted) };
  return { key: 'maxLength', messageOf: (field) => messages.missedLengths(field, [from, to], acceptedLengths) };
}
