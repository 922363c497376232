import { lineAt } from '../workspace/line-at';
import { type CaseKind, kinds } from './cases';
import { type Coverage, type CoveredCase, countsOf } from './coverage';
import type { Reason, Way } from './find-way';

const kindWords: { readonly [kind in CaseKind]: string } = {
  switch: 'switches on and off',
  page: 'pages with an access open and closed',
  node: 'nodes with a condition shown and hidden',
  part: 'parts of conditions true and not true',
  field: 'fields of the registration form asked for and not',
  rule: 'of these fields required and not',
};

const unmetWords: { readonly [kind in CaseKind]: readonly [on: string, off: string] } = {
  switch: ['is on nowhere', 'is off nowhere'],
  page: ['never opens', 'never closes'],
  node: ['never shows', 'is never hidden'],
  part: ['is never true', 'is always true'],
  field: ['is never asked for', 'is always asked for'],
  rule: ['is never required', 'is required wherever it is asked for'],
};

/** The coverage in words: how much is met, and a line for each thing that nobody meets. */
export function coverageLines(coverage: Coverage, prefix: string): readonly string[] {
  const { brands, personas, made, cases } = coverage;
  const unmet = cases.filter(({ metIn }) => metIn.length === 0);
  return [
    `In ${brands.join(', ')}, ${personas} personas, and visitors with ${made.length} more values, meet`,
    ...kinds.map((kind) => {
      const { all, met } = countsOf(coverage, kind);
      return `${String(met).padStart(5)} of ${String(all).padStart(3)} ${kindWords[kind]}`;
    }),
    ...(unmet.length === 0 ? [] : ['', 'What nobody meets:', ...unmet.map((one) => lineOf(one, prefix))]),
  ];
}

function lineOf({ kind, name, side, at, way }: CoveredCase, prefix: string): string {
  const place = at === undefined ? '' : `${lineAt(prefix, at)}  `;
  const state = unmetWords[kind][side === 'on' ? 0 : 1];
  return `${place}${capitalized(name)} ${state}. ${way === undefined ? '' : wayWords(way)}`;
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function wayWords(way: Way): string {
  if (way.kind === 'untold')
    return 'Whether somebody can meet it is not told, since its conditions ask for too many facts.';
  if (way.kind === 'impossible') return `Nobody can meet it: ${reasonWords(way.because)}.`;
  const { brand, persona, page, visitor, console } = way;
  const [differs, settings] = [visitor, console].map((changes) => Object.entries(changes).map(changeWords));
  const who = differs?.length ? `A visitor like ${persona}, but with ${joined(differs)},` : `Persona ${persona}`;
  const where = settings?.length ? ` with ${joined(settings)} in the console of ${brand}` : ` at ${brand}`;
  const { decides } = way;
  if (decides !== undefined) return `${who} meets it${where}: ${decides.name} then ${decides.does}.`;
  return `${who} meets it${page === undefined ? '' : ` on page "${page}"`}${where}.`;
}

/** `"hasEvents" always holds`, `"signedIn" and "guest" never hold together`. */
function reasonWords(because: Reason): string {
  const [first, ...others] = because;
  const [only, ...alternatives] = first ?? [];
  if (only !== undefined && others.length + alternatives.length === 0)
    return `${only.condition} ${only.isSo ? 'never' : 'always'} holds`;
  const words = because.map((wishes) =>
    wishes.map(({ condition, isSo }) => (isSo ? condition : `not ${condition}`)).join(' or '),
  );
  return `${joined(words)} never hold together`;
}

function changeWords([path, value]: readonly [string, unknown]): string {
  if (path.startsWith('switch:')) return `${path.slice('switch:'.length)} ${value === true ? 'on' : 'off'}`;
  return value === null ? `no ${path}` : `${path} ${String(value)}`;
}

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
