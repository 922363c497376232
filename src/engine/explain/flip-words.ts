import type { Catalogue } from '../catalogue';
import type { Flip, Turn } from './find-flips';

/** More ways than this are only counted. */
const most = 4;

/** What would make it show: `It would show if the switch MAILCEN were on.` Empty where there is no way. */
export function flipWords(flips: readonly Flip[], about?: (path: string) => string | undefined): readonly string[] {
  if (flips.length === 0) return [];
  const said = (turn: Turn) => plainTurn(turn, about?.(turn.path)) ?? turnWords(turn);
  const ways = flips.slice(0, most).map((flip) => `if ${flip.map(said).join(' and ')}`);
  const more = flips.length > most ? [otherWays(flips.length - most)] : [];
  return [`It would show ${[...ways, ...more].join(', or ')}.`];
}

const otherWays = (count: number) => (count === 1 ? 'in one other way' : `in ${count} other ways`);

/** A boolean fact by its sentence: `it were true that the member has a VIP label (member.vip)`. */
function plainTurn({ path, values, needsLogin }: Turn, about: string | undefined): string | undefined {
  const [value, ...others] = values;
  if (about === undefined || typeof value !== 'boolean' || others.length > 0 || path === 'session.present')
    return undefined;
  if (path === 'session.trial' && !value && needsLogin) return 'the visitor were logged in, and not as a trial player';
  const login = needsLogin ? 'the visitor were logged in and ' : '';
  return `${login}it were ${value ? '' : 'not '}true that ${about} (${path})`;
}

/** One line of description for each fact and switch. A boolean fact needs none. */
export function turnDocs(
  flips: readonly Flip[],
  { facts, switches }: Pick<Catalogue, 'facts' | 'switches'>,
): readonly string[] {
  const paths = new Set(flips.slice(0, most).flatMap((flip) => flip.map(({ path }) => path)));
  return [...paths].flatMap((path) => {
    const name = path.replace(/^switch:/, '');
    const fact = facts[path];
    const doc = path.startsWith('switch:') ? switches[name]?.doc : fact?.type === 'boolean' ? undefined : fact?.doc;
    return doc === undefined ? [] : [`  ${name}: ${doc}`];
  });
}

function turnWords(turn: Turn): string {
  const { path, values } = turn;
  if (path.startsWith('switch:'))
    return `the switch ${path.slice('switch:'.length)} were ${values.includes(true) ? 'on' : 'off'}`;
  if (path === 'session.present' && values.length === 1)
    return `the visitor were ${values[0] === true ? '' : 'not '}signed in`;
  return `${turn.needsLogin ? 'after a login ' : ''}${path} ${valueWords(turn)}`;
}

function valueWords({ values, among, isKnown }: Turn): string {
  const [there, all] = [values.filter(isThere), among.filter(isThere)];
  if (there.length === 0) return 'had no value';
  if (there.length === all.length) return 'had a value';
  const others = all.filter((value) => !there.includes(value));
  if (isKnown) return there.length > others.length + 1 ? `were not ${oneOf(others)}` : `were ${oneOf(there)}`;
  const numbers = all.filter((value) => typeof value === 'number');
  if (numbers.length === all.length) return rangeWords(there, numbers);
  return there.some(isStandIn) ? `were not ${oneOf(others)}` : `were ${oneOf(there)}`;
}

/** Whether a value stands for "any other text". */
const isStandIn = (value: unknown) => typeof value === 'string' && value.startsWith('\u0000');

/**
 * Numbers by the ranges that they stand for: `were at least 2 and below 5`. In their order every second one is a
 * literal, and those around it stand for the numbers below and above it.
 */
function rangeWords(there: readonly unknown[], all: readonly number[]): string {
  const sorted = all.toSorted((left, right) => left - right);
  const does = sorted.map((value) => there.includes(value));
  const isLiteral = (place: number) => place % 2 === 1;
  if (does.every((one, place) => one || isLiteral(place)))
    return `were not ${oneOf(sorted.filter((_, place) => does[place] === false))}`;
  const ranges = does.flatMap((one, first) => {
    if (!one || does[first - 1] === true) return [];
    const end = does.indexOf(false, first);
    const last = (end < 0 ? does.length : end) - 1;
    if (first === last && isLiteral(first)) return [`${sorted[first]}`];
    const from = isLiteral(first) ? `at least ${sorted[first]}` : `above ${sorted[first - 1]}`;
    const to = isLiteral(last) ? `at most ${sorted[last]}` : `below ${sorted[last + 1]}`;
    return [[...(first > 0 ? [from] : []), ...(last < does.length - 1 ? [to] : [])].join(' and ')];
  });
  return `were ${either(ranges)}`;
}

const oneOf = (values: readonly unknown[]) => either(values.map((value) => JSON.stringify(value)));

function either(shown: readonly string[]): string {
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}

const isThere = (value: unknown) => value !== undefined;
