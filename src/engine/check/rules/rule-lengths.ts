import { isText, type JsonObject, own } from '../../json';
import { memoOne } from '../../memo';
import * as messages from '../../messages';
import { toNumber } from '../../normalize/flag';
import { readJavaPattern } from '../../normalize/java-pattern';
import { listLengths, matchLengths, within } from '../../pattern/match-lengths';
import { parsePattern } from '../../pattern/parse-pattern';

/** No value is longer. */
const longest = 1000;

/** What is said of a field by its name, in its part of the console, and the key of the rule where it stands. */
type LengthFault = {
  readonly key: 'minLength' | 'maxLength';
  readonly of: (field: messages.OfField) => messages.Finding;
};

/** A pattern that takes no value of a length which its rule allows; nothing where that cannot be told. */
export const faultOfLength = memoOne((rule: JsonObject): LengthFault | undefined => {
  const wire = own(rule, 'acceptedPattern');
  const read = isText(wire) ? readJavaPattern(wire) : undefined;
  const isUnicode = read?.kind === 'pattern' && read.flags.includes('u');
  const tree = read?.kind === 'pattern' ? parsePattern(read.source, { isUnicode }) : undefined;
  const [given, most] = [toNumber(own(rule, 'minLength')), toNumber(own(rule, 'maxLength'))];
  // An empty value reaches no pattern.
  const from = Math.ceil(Math.max(1, given ?? 1));
  const to = most === undefined || most < 1 ? longest : Math.min(Math.floor(most), longest);
  if (tree === undefined || from > to) return undefined;
  if (within(matchLengths(tree, { isUnicode, most: to }), from, to) !== 0n) return undefined;
  const taken = listLengths(matchLengths(tree, { isUnicode, most: longest }));
  const [least = longest + 1, greatest = 0] = [taken[0], taken.at(-1)];
  if (least > to) return { key: 'maxLength', of: (field) => messages.unmeetableRule(field, to, least) };
  if (greatest < from) return { key: 'minLength', of: (field) => messages.shortPattern(field, from, greatest) };
  return { key: 'maxLength', of: (field) => messages.missedLengths(field, [from, to], taken) };
});
