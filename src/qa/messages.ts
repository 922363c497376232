import { hintAt } from '@/review/messages';

const list = (names: readonly string[]) => names.join(', ');

const counted = (count: number, what: string, many = `${what}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? what : many}`;

type BrandsOfNarrowing = { readonly looked: readonly string[]; readonly others: readonly string[] };

/** Where a group shows. `states`: the unusual states, such as other switches, in which it shows. */
type Showing = { readonly screens: number; readonly brands: readonly string[]; readonly states: readonly string[] };

type Summary = {
  readonly screens: number;
  readonly brands: number;
  readonly from: string;
  readonly to: string;
  readonly differing: number;
  readonly causes: number;
  readonly open: number;
};

type ShardOf = { readonly part: number; readonly of: number };

/** What some shards have, and other shards have not. */
type SharedValue = { readonly value: string; readonly parts: readonly number[] };

/** All sentences of QA: what happened, what follows, what to do. */
export const messages = {
  unreadable: (brands: readonly string[], place: string) =>
    `${list(brands)} cannot be read in ${place}, so nothing was compared. \`npm run merchant -- check ${brands[0] ?? ''}\` says why.`,
  noJson: (place: string, fault: string, merchant: string) =>
    `${place} ${fault} Nothing was compared. \`npm run merchant -- check ${merchant}\` shows every fault.`,
  withErrors: (brands: readonly string[]) =>
    `${list(brands)} ${brands.length === 1 ? 'has errors, so servers keep its' : 'have errors, so servers keep their'} last good site, and what is shown here is not live. Fix it: npm run merchant -- check ${brands.join(' ')}`,
  keepsLastGood: (brand: string) => `${brand} has errors, so servers keep its last good site`,
  unreadableDecision: (place: string) =>
    `${place} is not a decision, so nothing was done. Fix or remove it: a line has "of", "before", "after", "cause", "verdict", "who" and "why".`,
  unknownVerdict: (place: string, verdict: string, known: readonly string[]) =>
    `${place} has the verdict "${verdict}", so nothing was done. ${hintAt(verdict, known)}`,
  strangeCause: (place: string, cause: string) =>
    `${place} has the cause "${cause}", which is not a place below the merchants, so nothing was done. Save the decisions in the report again.`,
  savedNoJson: (file: string) =>
    `${file} is not JSON, so nothing was written. Perhaps it was cut off: save the decisions in the report again.`,
  nothingSaved: (file: string) =>
    `${file} has no decision, so there is nothing to write. Decide in the report, and save again.`,
  noSavedFile: (file: string) =>
    `There is no ${file}, so nothing was decided. Save the decisions in the report first, and name the file that your browser saved.`,
  nobodyDecided: (file: string) =>
    `A decision in ${file} does not say who made it, so nothing was written. Write your name in the report, and save again.`,
  unknownName: (what: string, name: string, known: readonly string[]) =>
    `No brand here has a ${what} "${name}", so nothing was compared. ${hintAt(name, known)}`,
  noneOf: (what: string, names: readonly string[], brands: BrandsOfNarrowing, there: readonly string[]) =>
    `${list(brands.looked)} ${brands.looked.length === 1 ? 'has' : 'have'} no ${what} ${list(names)}, so there is no screen to look at. Name one of these: ${list(there)}. Or name a brand that has it: ${brands.others.map((brand) => `--brand ${brand}`).join(', ')}.`,
  noScreen: (names: readonly string[]) =>
    `No brand that is looked at has all of ${list(names)}, so there is no screen to look at. Name fewer.`,
  summary: ({ screens, brands, from, to, differing, causes, open }: Summary) =>
    `${counted(screens, 'screen')} of ${counted(brands, 'brand')}, ${from} compared with ${to}: ${
      causes === 0
        ? 'nothing differs.'
        : `${counted(differing, 'screen differs', 'screens differ')}, by ${counted(causes, 'cause')}. ${openWords(open)}`
    }`,
  gone: (count: number) =>
    `${counted(count, 'decision is about a change that is', 'decisions are about changes that are')} gone: taken back, or merged by now.`,
  ofTwoBranches: (decided: string) => `Two branches decided this differently (${decided}). Decide again.`,
  ofAnotherValue: (decided: string) => `Decided before for another value: ${decided}.`,
  frame: 'header, footer and menu',
  shows: ({ screens, brands, states }: Showing) =>
    `${screens === 0 ? `no screen as things stand${states.length === 0 ? '' : `, only with ${states.join(' or ')}`}` : counted(screens, 'screen')}, ${list(brands)}`,
  noCause: 'No edit is known that makes these',
  causeNotSought: 'No edit is known that makes these, as the run was not whole',
  notWhole:
    'The run ended before it had looked at everything, so differences may be missing here. Run it again to the end.',
  idle: (edits: readonly string[]) =>
    `${counted(edits.length, 'edit changes', 'edits change')} nothing that anybody sees: ${edits.slice(0, 10).join('; ')}${edits.length > 10 ? '; and more' : ''}.`,
  noShard: (words: string) => `"${words}" names no shard, so nothing was compared. Say which of how many: --shard 2/8.`,
  picturesOfShard:
    'Pictures are taken once all shards are merged, so nothing was compared. Leave out --pictures here: npm run qa -- merge <folder…> --pictures',
  shardKept: ({ part, of }: ShardOf, screens: number, brands: number, file: string) =>
    `Shard ${part} of ${of}: ${screens === 0 ? 'no screen falls to it' : `${counted(screens, 'screen')} of ${counted(brands, 'brand')}`}. ${file} holds what was found: npm run qa -- merge <folder…> makes one report of all shards.`,
  shardNotKept: 'Nothing of this shard can be merged.',
  noShardFiles: (folders: readonly string[]) =>
    `No shard left its result in ${list(folders)}, so nothing was merged. Name the folders with shard-1-of-8.json and the others.`,
  noShardFolder: (folder: string) =>
    `There is no folder ${folder}, so nothing was merged. Name the folders with shard-1-of-8.json and the others.`,
  noFolderOfShards: (file: string, folder: string) =>
    `${file} is a file, so nothing was merged. Name the folder in which it lies: npm run qa -- merge ${folder}`,
  noShardFile: (file: string) => `${file} is not the result of a shard, so nothing was merged. Run that shard again.`,
  differentShards: (what: string, values: readonly SharedValue[]) =>
    `These shards are not of one run, so nothing was merged: ${values.map(({ value, parts }) => `${what} ${value || 'none'} in ${shardNames(parts)}`).join('; ')}. Run all of them alike.`,
  shardsOfElsewhere: (what: string, theirs: string, here: string) =>
    `The shards looked at ${what} ${theirs}, but here is ${what} ${here}, so nothing was merged. Check out what they looked at.`,
  missingShards: (missing: readonly number[], of: number) =>
    `${missing.length === 1 ? 'Shard' : 'Shards'} ${missing.join(', ')} of ${of} ${missing.length === 1 ? 'is' : 'are'} missing, so nothing is known of ${missing.length === 1 ? 'its' : 'their'} screens: causes may be missing in what follows, and one that several brands share may seem smaller than it is. Run ${missing.map((part) => `--shard ${part}/${of}`).join(', ')} with the same flags as the others, then merge again.`,
  withoutPictures: (causes: number) =>
    `${counted(causes, 'cause has', 'causes have')} no pictures: no page with an address shows ${causes === 1 ? 'it' : 'them'}, or there were enough pictures.`,
  codeNotBuilt: (what: string, reason: string) =>
    `The storefront of ${what} cannot be built to draw screens (${reason}), so changes of code were not looked for.`,
  notDrawn: (screens: number) =>
    `${counted(screens, 'screen')} could not be drawn, so nothing is known of ${screens === 1 ? 'it' : 'them'}: open ${screens === 1 ? 'it' : 'them'} in a browser.`,
  codeDiffers: (files: number) => `${counted(files, 'file')} of the storefront's code differ${files === 1 ? 's' : ''}.`,
  drawn: (screens: number) => `${counted(screens, 'screen')} drawn.`,
  faults: (kinds: number, open: number) =>
    kinds === 0
      ? 'Nothing is wrong with any screen that was drawn.'
      : `${counted(kinds, 'kind')} of fault on screens as they are now. ${openWords(open)}`,
  noSources:
    'One of the two is an address, where the files of a brand are joined already, so QA names no edit. Compare a folder or a git revision to see the edits.',
  decided: (newLines: number, count: number, files: readonly string[]) =>
    newLines === 0
      ? `Nothing new: ${list(files)} already ${files.length === 1 ? 'holds' : 'hold'} the ${counted(count, 'decision')} of this file.`
      : `${counted(newLines, 'new decision')} written to ${list(files)}. Commit ${files.length === 1 ? 'it' : 'them'} with the change.`,
  unknownArgument: (words: readonly string[]) =>
    `QA does not know the argument "${list(words)}", so nothing was compared. Use a flag, such as --brand.`,
  report: (file: string, isSettled: boolean) =>
    isSettled ? `${file} shows it in a browser.` : `Open ${file} in a browser to see and decide.`,
};

function openWords(open: number): string {
  if (open === 0) return 'All are accepted.';
  return open === 1 ? 'One is not accepted.' : `${open.toLocaleString('en')} are not accepted.`;
}

function shardNames(parts: readonly number[]): string {
  return `${parts.length === 1 ? 'shard' : 'shards'} ${parts.join(', ')}`;
}
