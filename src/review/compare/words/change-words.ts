import { schemaMeaningAt } from '@/engine';
import type { SeenChange, Words } from '../change';
import type { Report } from '../report';
import { list, unaffectedWords, whoWords } from './who-words';

/** The brands of a change: `in aurora`, `in all 5 brands`. Empty if the sentence is about a whole brand. */
export function brandWords(change: SeenChange, { brands: reportBrands }: Pick<Report, 'brands'>): string {
  const { brands } = change;
  if (isWholeBrand(change)) return '';
  if (brands.length === reportBrands.length && reportBrands.length > 1) return `in all ${reportBrands.length} brands`;
  return brands.length <= 3 ? `in ${list(brands)}` : `in ${brands.length} brands (${list(brands)})`;
}

function isWholeBrand({ node, name, brands }: SeenChange): boolean {
  return node === '' && brands.length === 1 && brands[0] === name;
}

/** The personas and pages of a change: `for agents, on 'Member centre' (mine)`. */
export function whereWords(change: SeenChange, report: Report): string {
  const { personas, states, languages, words } = change;
  const { personas: allPersonas, catalogue } = report.options;
  if (isWholeBrand(change)) return '';
  if (isUnseenText(change)) return 'wherever it is said';
  return [
    whoWords(personas, allPersonas, catalogue),
    ...unaffectedWords(change, allPersonas, catalogue),
    ...pageWords(change, report),
    ...(languages.length > 0 && words.length === 0 ? [`in ${list(languages)}`] : []),
    ...(states.length === 0 ? [] : [`only with ${stateWords(states)}`]),
  ].join(', ');
}

/** Whether no compared page showed a text: code may use it. */
function isUnseenText({ key, pages, personas }: SeenChange): boolean {
  return key !== undefined && pages.length === 0 && personas.length === 0;
}

/** The change as a sentence: `'Team' (team) moves after 'Records'`. */
export function whatWords(change: SeenChange, { options }: Pick<Report, 'options'>): string {
  const { name, node, does, words, key } = change;
  const predicate = [does, ...textChangeWords(words, key)].join(' ');
  if (node === '') return settingWords(change, options) ?? `${name} ${predicate}`;
  return `${node === '$page' ? 'the page' : name === node ? name : `${name} (${node})`} ${predicate}`;
}

/** This setting has its words here: its description in the schema is long, and does not begin with its name. */
const mailPattern = 'auth.emailPattern';

/** A longer description of a setting helps less than its name. */
const longestDescription = 60;

/**
 * `currency (locale.currency): EUR instead of USD`. Named by the schema's description of the setting, if that is short.
 */
function settingWords({ kind, name, does }: SeenChange, { catalogue }: Report['options']): string | undefined {
  if (kind !== 'look' && kind !== 'setting') return undefined;
  if (name === mailPattern) return `the form for a forgotten password (${name}) ${does}`;
  const [file, path] = name.startsWith('console ') ? ['console', name.slice('console '.length)] : ['merchant', name];
  const [top = '', part = '', ...rest] = path.split('.');
  const isToken = top === 'theme' && rest.length > 0;
  const steps = isToken ? [top, part, rest.join('.')] : path.split('.');
  const fullDescription = schemaMeaningAt(catalogue.schemas, file, steps)?.about ?? '';
  const description =
    fullDescription.length > longestDescription ? (fullDescription.split(',')[0] ?? '') : fullDescription;
  if (description === '' || description.length > longestDescription) return undefined;
  return `${description} (${name}): ${does.replace(/^is /, '')}`;
}

/** The words of at most three languages; the data has all. */
const mostListed = 3;

function textChangeWords(words: readonly Words[], key: string | undefined): readonly string[] {
  if (words.length === 0) return [];
  const listedWords = words
    .slice(0, mostListed)
    .map(({ language, before, after }) => `${quoted(after, key)} instead of ${quoted(before, key)} (${language})`);
  const otherLanguages = words.slice(mostListed).map(({ language }) => language);
  return [
    listedWords.join(', '),
    ...(otherLanguages.length === 0 ? [] : [`and other words in ${list(otherLanguages)} too`]),
  ];
}

/** Where a text is missing, players read its key. */
function quoted(text: string, key: string | undefined): string {
  if (text === '') return 'nothing';
  return text === key ? `its key '${key}'` : `'${text}'`;
}

/**
 * `A or B on`, if each state is one switch turned the same way. Too many switches for one sentence are counted instead.
 */
function stateWords(states: readonly string[]): string {
  const matches = states.map((state) => /^(\S+) (on|off)$/.exec(state));
  const onOrOff = matches[0]?.[2];
  if (onOrOff === undefined || matches.some((match) => match?.[2] !== onOrOff))
    return states.map(switchMixWords).join('; or with ');
  return `${list(
    matches.map((match) => match?.[1] ?? ''),
    'or',
  )} ${onOrOff}`;
}

function switchMixWords(state: string): string {
  const turns = state.split(', ');
  if (turns.length <= mostListed) return list(turns);
  const [first = ''] = turns;
  return `${first} and ${turns.length - 1} more turned round`;
}

const shellPage = 'shell';

/** Up to this many pages are named one by one. */
const mostPages = 6;

function pageWords({ pages, brands }: SeenChange, { titleOf }: Report): readonly string[] {
  if (pages.length === 0) return ['on every page'];
  const titles = pages.filter((page) => page !== shellPage).map((page) => titleOf(brands[0] ?? '', page));
  const shellWords = pages.includes(shellPage) ? ['around every page'] : [];
  if (titles.length === 0) return shellWords;
  const listedTitles =
    titles.length > mostPages ? [...titles.slice(0, mostPages - 1), `${titles.length - mostPages + 1} more`] : titles;
  return [`on ${list(listedTitles)}`, ...shellWords];
}
