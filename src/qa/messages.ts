import { hintAt } from '@/review/messages';

const list = (names: readonly string[]) => names.join(', ');

const counted = (count: number, what: string, many = `${what}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? what : many}`;

type BrandsOfNarrowing = { readonly looked: readonly string[]; readonly others: readonly string[] };

type Summary = {
  readonly screens: number;
  readonly brands: number;
  readonly from: string;
  readonly to: string;
  readonly differing: number;
  readonly causes: number;
  readonly open: number;
};

/** All sentences of QA: what happened, what follows, what to do. */
export const messages = {
  unreadable: (brands: readonly string[], place: string) =>
    `${list(brands)} cannot be read in ${place}, so nothing was compared. \`npm run merchant -- check ${brands[0] ?? ''}\` says why.`,
  unreadableDecision: (place: string) =>
    `${place} is no decision, so nothing is known to be decided. Mend or remove it: a line has "of", "before", "after", "cause", "verdict", "who" and "why".`,
  noSavedFile: (file: string) =>
    `There is no ${file}, so nothing was decided. Save the decisions in the report first, and name the file that your browser saved.`,
  nobodyDecided: (file: string) =>
    `A decision in ${file} does not say who made it, so nothing was written. Write your name in the report, and save again.`,
  unknownName: (what: string, name: string, known: readonly string[]) =>
    `No brand here has a ${what} "${name}", so nothing was compared. ${hintAt(name, known)}`,
  noneOf: (what: string, names: readonly string[], brands: BrandsOfNarrowing, there: readonly string[]) =>
    `${list(brands.looked)} ${brands.looked.length === 1 ? 'has' : 'have'} no ${what} ${list(names)}, so there is no screen to look at. There ${there.length === 1 ? 'is' : 'are'}: ${list(there)}. ${list(brands.others)} ${brands.others.length === 1 ? 'has' : 'have'} it.`,
  noScreen: (names: readonly string[]) =>
    `No brand that is looked at has all of ${list(names)}, so there is no screen to look at. Name fewer.`,
  summary: ({ screens, brands, from, to, differing, causes, open }: Summary) =>
    `${counted(screens, 'screen')} of ${counted(brands, 'brand')} looked at, in ${to} and as they were in ${from}: ${
      causes === 0
        ? 'nothing differs.'
        : `${counted(differing, 'screen differs', 'screens differ')}, by ${counted(causes, 'cause')}. ${openWords(open)}`
    }`,
  noCause: 'No edit is known that makes these',
  causeNotSought: 'Stopped before the edit behind these was found',
  stopped: 'Stopped before the end: what is here is what was found until then.',
  idle: (edits: readonly string[]) =>
    `${counted(edits.length, 'edit changes', 'edits change')} nothing that anybody sees: ${edits.slice(0, 10).join('; ')}${edits.length > 10 ? '; and more' : ''}.`,
  withoutPictures: (causes: number) =>
    `${counted(causes, 'cause has', 'causes have')} no pictures: no page with an address shows ${causes === 1 ? 'it' : 'them'}, or there were enough pictures.`,
  noSources: 'One place is an address. Its config is composed already, so no edit can be named.',
  decided: (count: number, files: readonly string[]) =>
    `${counted(count, 'decision')} written to ${list(files)}. Commit ${files.length === 1 ? 'it' : 'them'} with the change.`,
  unknownArgument: (words: readonly string[]) =>
    `"${list(words)}" says nothing to QA, so nothing was compared. Name what to look at by its flag.`,
  report: (file: string) => `Open ${file} in a browser to see and decide.`,
};

function openWords(open: number): string {
  if (open === 0) return 'All are accepted.';
  return open === 1 ? 'One is not accepted.' : `${open.toLocaleString('en')} are not accepted.`;
}
