import { isText, type JsonObject, own } from '../../json';
import { keptLately } from '../../memo';
import * as messages from '../../messages';
import { toNumber } from '../../normalize/flag';
import { readJavaPattern } from '../../normalize/java-pattern';
import { listLengths, matchLengths, within } from '../../pattern/match-lengths';
import { parsePattern } from '../../pattern/parse-pattern';

/** The longest length that is examined. */
const longest = 1000;

/** Makes the message for a field, from its name and its part of the console. `key`: the key of the rule to point at. */
type LengthFault = {
  readonly key: 'minLength' | 'maxLength';
  readonly of: (field: messages.OfField) => messages.Finding;
};

/**
 * The fault of a pattern that accepts no value of an allowed length; undefined if there is none or it cannot be proved.
 */
export function faultOfLength(rule: JsonObject): LengthFault | undefined {
  const pattern = own(rule, 'acceptedPattern');
  if (!isText(pattern) || pattern.length > longest) return undefined;
  const [least, most] = [toNumber(own(rule, 'minLength')), toNumber(own(rule, 'maxLength'))];
  return kept(`${least} ${most} ${pattern}`, () => faultOf(pattern, least, most));
}

/** Remembered, because many consoles have the same rules. */
const kept = keptLately<string, LengthFault | undefined>(256);

function faultOf(wire: string, given: number | undefined, most: number | undefined): LengthFault | undefined {
  const read = readJavaPattern(wire);
  const isUnicode = read.kind === 'pattern' && read.flags.includes('u');
  const tree = read.kind === 'pattern' ? parsePattern(read.source, { isUnicode }) : undefined;
  // A pattern never sees an empty value.
  const from = Math.ceil(Math.max(1, given ?? 1));
  const to = most === undefined || most < 1 ? longest : Math.min(Math.floor(most), longest);
  if (tree === undefined || from > to) return undefined;
  if (within(matchLengths(tree, { isUnicode, most: to }), from, to) !== 0n) return undefined;
  const taken = listLengths(matchLengths(tree, { isUnicode, most: longest }));
  const [least = longest + 1, greatest = 0] = [taken[0], taken.at(-1)];
  if (least > to) return { key: 'maxLength', of: (field) => messages.unmeetableRule(field, to, least) };
  if (greatest < from) return { key: 'minLength', of: (field) => messages.shortPattern(field, from, greatest) };
  return { key: 'maxLength', of: (field) => messages.missedLengths(field, [from, to], taken) };
}
