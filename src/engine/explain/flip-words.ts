import type { Catalogue } from '../catalogue';
import { ANOTHER_TEXT } from '../facts';
import type { FactChange, Flip } from './find-flips';

/** More ways than this are only counted. */
const maxWays = 4;

/** What would make a node show: `It would show if the switch MAILCEN were on.` Empty where there is no way. */
export function flipWords(
  flips: readonly Flip[],
  factSentence?: (path: string) => string | undefined,
): readonly string[] {
  if (flips.length === 0) return [];
  const changeWords = (change: FactChange) =>
    booleanChangeWords(change, factSentence?.(change.path)) ?? factChangeWords(change);
  const shownWays = flips.slice(0, maxWays).map((flip) => `if ${flip.map(changeWords).join(' and ')}`);
  const otherCount = flips.length > maxWays ? [otherWays(flips.length - maxWays)] : [];
  return [`It would show ${[...shownWays, ...otherCount].join(', or ')}.`];
}

const otherWays = (count: number) => (count === 1 ? 'in one other way' : `in ${count} other ways`);

/** A boolean fact by its sentence: `it were true that the member has a VIP label (member.vip)`. */
function booleanChangeWords(
  { path, values, needsLogin }: FactChange,
  factSentence: string | undefined,
): string | undefined {
  const [value, ...others] = values;
  // The session has words of its own.
  if (factSentence === undefined || path === 'session.present') return undefined;
  if (typeof value !== 'boolean' || others.length > 0) return undefined;
  if (path === 'session.trial' && !value && needsLogin) return 'the visitor were logged in, and not as a trial player';
  const login = needsLogin ? 'the visitor were logged in and ' : '';
  return `${login}it were ${value ? '' : 'not '}true that ${factSentence} (${path})`;
}

/** One line of description for each fact and switch. A boolean fact needs none. */
export function docsOfFlips(
  flips: readonly Flip[],
  { facts, switches }: Pick<Catalogue, 'facts' | 'switches'>,
): readonly string[] {
  const paths = new Set(flips.slice(0, maxWays).flatMap((flip) => flip.map(({ path }) => path)));
  return [...paths].flatMap((path) => {
    const name = path.replace(/^switch:/, '');
    const fact = facts[path];
    const doc = path.startsWith('switch:') ? switches[name]?.doc : fact?.type === 'boolean' ? undefined : fact?.doc;
    return doc === undefined ? [] : [`  ${name}: ${doc}`];
  });
}

function factChangeWords(change: FactChange): string {
  const { path, values } = change;
  if (path.startsWith('switch:'))
    return `the switch ${path.slice('switch:'.length)} were ${values.includes(true) ? 'on' : 'off'}`;
  if (path === 'session.present' && values.length === 1)
    return `the visitor were ${values[0] === true ? '' : 'not '}signed in`;
  return `${change.needsLogin ? 'after a login ' : ''}${path} ${valueWords(change)}`;
}

function valueWords({ values, among, isKnown }: FactChange): string {
  const [presentValues, allPresent] = [values.filter(isPresent), among.filter(isPresent)];
  if (presentValues.length === 0) return 'had no value';
  if (presentValues.length === allPresent.length) return 'had a value';
  const others = allPresent.filter((value) => !presentValues.includes(value));
  if (isKnown)
    return presentValues.length > others.length + 1
      ? `were not ${eitherValue(others)}`
      : `were ${eitherValue(presentValues)}`;
  const numbers = allPresent.filter((value) => typeof value === 'number');
  if (numbers.length === allPresent.length) return rangeWords(presentValues, numbers);
  return presentValues.includes(ANOTHER_TEXT)
    ? `were not ${eitherValue(others)}`
    : `were ${eitherValue(presentValues)}`;
}

/**
 * Numbers by the ranges that they stand for: `were at least 2 and below 5`. In their order every second one is a
 * literal, and those around it stand for the numbers below and above it.
 */
function rangeWords(workingValues: readonly unknown[], numbers: readonly number[]): string {
  const sorted = numbers.toSorted((left, right) => left - right);
  const doesWork = sorted.map((value) => workingValues.includes(value));
  const isLiteral = (index: number) => index % 2 === 1;
  if (doesWork.every((one, index) => one || isLiteral(index)))
    return `were not ${eitherValue(sorted.filter((_, index) => doesWork[index] === false))}`;
  const ranges = doesWork.flatMap((one, first) => {
    if (!one || doesWork[first - 1] === true) return [];
    const end = doesWork.indexOf(false, first);
    const last = (end < 0 ? doesWork.length : end) - 1;
    if (first === last && isLiteral(first)) return [`${sorted[first]}`];
    const from = isLiteral(first) ? `at least ${sorted[first]}` : `above ${sorted[first - 1]}`;
    const to = isLiteral(last) ? `at most ${sorted[last]}` : `below ${sorted[last + 1]}`;
    return [[...(first > 0 ? [from] : []), ...(last < doesWork.length - 1 ? [to] : [])].join(' and ')];
  });
  return `were ${joinedByOr(ranges)}`;
}

const eitherValue = (values: readonly unknown[]) => joinedByOr(values.map((value) => JSON.stringify(value)));

function joinedByOr(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

const isPresent = (value: unknown) => value !== undefined;
