import type { Comparing, SeenChange, Words } from './change';
import { list, whoWords } from './who-words';

/** A change as one sentence: `in 5 brands, for agents, on mine: 'Team' moves after 'Records'`. */
export function changeWords(change: SeenChange, brands: readonly string[], comparing: Comparing): string {
  if (isWholeBrand(change)) return whatWords(change);
  return `${brandWords(change.brands, brands)}, ${where(change, comparing)}: ${whatWords(change)}`;
}

function isWholeBrand({ node, name, brands }: SeenChange): boolean {
  return node === '' && brands.length === 1 && brands[0] === name;
}

/** For whom and on which pages. */
export function where(change: SeenChange, { personas: all, catalogue }: Comparing): string {
  const { personas, pages, states, languages, words } = change;
  if (isUnseenText(change)) return 'wherever it is said';
  return [
    whoWords(personas, all, catalogue),
    ...pageWords(pages),
    ...(languages.length > 0 && words.length === 0 ? [`in ${list(languages)}`] : []),
    ...(states.length === 0 ? [] : [`only with ${stateWords(states)}`]),
  ].join(', ');
}

/** A text that no page showed to anybody: code says it. */
function isUnseenText({ key, pages, personas }: SeenChange): boolean {
  return key !== undefined && pages.length === 0 && personas.length === 0;
}

export function whatWords({ name, node, does, words }: SeenChange): string {
  const called = node === '' || node === '$page' || name === node ? name : `${name} (${node})`;
  return `${called} ${[does, ...said(words)].join(' ')}`;
}

/** The words of three languages at most; the data has all. */
const most = 3;

function said(words: readonly Words[]): readonly string[] {
  if (words.length === 0) return [];
  const first = words
    .slice(0, most)
    .map(({ language, before, after }) => `${quoted(after)} instead of ${quoted(before)} (${language})`);
  const more = words.slice(most).map(({ language }) => language);
  return [first.join(', '), ...(more.length === 0 ? [] : [`and other words in ${list(more)} too`])];
}

const quoted = (text: string) => (text === '' ? 'nothing' : `'${text}'`);

function brandWords(brands: readonly string[], all: readonly string[]): string {
  if (brands.length === all.length && all.length > 1) return `in all ${all.length} brands`;
  return brands.length <= 3 ? `in ${list(brands)}` : `in ${brands.length} brands (${list(brands)})`;
}

/** `A or B on`, where each is one switch turned the same way. */
function stateWords(states: readonly string[]): string {
  const turned = states.map((state) => /^(\S+) (on|off)$/.exec(state));
  const way = turned[0]?.[2];
  if (way === undefined || turned.some((one) => one?.[2] !== way)) return states.join('; or with ');
  return `${list(
    turned.map((one) => one?.[1] ?? ''),
    'or',
  )} ${way}`;
}

const frame = 'shell';

function pageWords(pages: readonly string[]): readonly string[] {
  if (pages.length === 0) return ['on every page'];
  const own = pages.filter((page) => page !== frame);
  const around = pages.includes(frame) ? ['around every page'] : [];
  return own.length === 0 ? around : [`on ${list(own)}`, ...around];
}
