import { meaningAt } from '@/engine';
import type { SeenChange, Words } from '../change';
import type { Report } from '../report';
import { list, sparedWords, whoWords } from './who-words';

/** The brands of a change: `in aurora`, `in all 5 brands`. Empty if the sentence is about a whole brand. */
export function brandWords(change: SeenChange, { brands: all }: Pick<Report, 'brands'>): string {
  const { brands } = change;
  if (isWholeBrand(change)) return '';
  if (brands.length === all.length && all.length > 1) return `in all ${all.length} brands`;
  return brands.length <= 3 ? `in ${list(brands)}` : `in ${brands.length} brands (${list(brands)})`;
}

function isWholeBrand({ node, name, brands }: SeenChange): boolean {
  return node === '' && brands.length === 1 && brands[0] === name;
}

/** The personas and pages of a change: `for agents, on 'Member centre' (mine)`. */
export function where(change: SeenChange, report: Report): string {
  const { personas, states, languages, words } = change;
  const { personas: all, catalogue } = report.comparing;
  if (isWholeBrand(change)) return '';
  if (isUnseenText(change)) return 'wherever it is said';
  return [
    whoWords(personas, all, catalogue),
    ...sparedWords(change, all, catalogue),
    ...pageWords(change, report),
    ...(languages.length > 0 && words.length === 0 ? [`in ${list(languages)}`] : []),
    ...(states.length === 0 ? [] : [`only with ${stateWords(states)}`]),
  ].join(', ');
}

/** Whether a text was shown by no page: code uses it. */
function isUnseenText({ key, pages, personas }: SeenChange): boolean {
  return key !== undefined && pages.length === 0 && personas.length === 0;
}

/** The change as a sentence: `'Team' (team) moves after 'Records'`. */
export function whatWords(change: SeenChange, { comparing }: Pick<Report, 'comparing'>): string {
  const { name, node, does, words } = change;
  const rest = [does, ...said(words)].join(' ');
  if (node === '') return settingWords(change, comparing) ?? `${name} ${rest}`;
  return `${node === '$page' ? 'the page' : name === node ? name : `${name} (${node})`} ${rest}`;
}

const mailPattern = 'auth.emailPattern';

/** A longer description of a setting helps less than its name. */
const longest = 60;

/**
 * `currency (locale.currency): EUR instead of USD`. Named by the schema's description of the setting, if that is short.
 */
function settingWords({ kind, name, does }: SeenChange, { catalogue }: Report['comparing']): string | undefined {
  if (kind !== 'look' && kind !== 'setting') return undefined;
  if (name === mailPattern) return `the form for a forgotten password (${name}) ${does}`;
  const [file, path] = name.startsWith('console ') ? ['console', name.slice('console '.length)] : ['merchant', name];
  const [top = '', part = '', ...rest] = path.split('.');
  const isToken = top === 'theme' && rest.length > 0;
  const steps = isToken ? [top, part, rest.join('.')] : path.split('.');
  const whole = meaningAt(catalogue.schemas, file, steps)?.about ?? '';
  const about = whole.length > longest ? (whole.split(',')[0] ?? '') : whole;
  if (about === '' || about.length > longest) return undefined;
  return `${about} (${name}): ${does.replace(/^is /, '')}`;
}

/** The words of at most three languages; the data has all. */
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

/**
 * `A or B on`, if each state is one switch turned the same way. Too many switches for one sentence are counted instead.
 */
function stateWords(states: readonly string[]): string {
  const turned = states.map((state) => /^(\S+) (on|off)$/.exec(state));
  const way = turned[0]?.[2];
  if (way === undefined || turned.some((one) => one?.[2] !== way)) return states.map(mixWords).join('; or with ');
  return `${list(
    turned.map((one) => one?.[1] ?? ''),
    'or',
  )} ${way}`;
}

function mixWords(state: string): string {
  const turns = state.split(', ');
  if (turns.length <= most) return list(turns);
  const [first = ''] = turns;
  return `${first} and ${turns.length - 1} more turned round`;
}

const frame = 'shell';

/** Up to this many pages are named one by one. */
const mostPages = 6;

function pageWords({ pages, brands }: SeenChange, { titleOf }: Report): readonly string[] {
  if (pages.length === 0) return ['on every page'];
  const own = pages.filter((page) => page !== frame).map((page) => titleOf(brands[0] ?? '', page));
  const around = pages.includes(frame) ? ['around every page'] : [];
  if (own.length === 0) return around;
  const named = own.length > mostPages ? [...own.slice(0, mostPages - 1), `${own.length - mostPages + 1} more`] : own;
  return [`on ${list(named)}`, ...around];
}
