import { isObject, type NodeChange, nearestName } from '@/engine';
import { shortList } from '@/sites/publish/short-list';
import type { LeftOutLink } from '@/sites/scan-folder';

/** A hint at a known name that resembles an unknown one. */
export const hintAt = (name: string, known: readonly string[]): string => {
  const near = nearestName(name, known);
  return near === undefined ? `There are: ${known.join(', ')}.` : `Did you mean "${near}"?`;
};

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Suggestions for an unknown name. */
export type Suggestions = { readonly kind: 'usedInCondition' | 'named' | 'near'; readonly targets: readonly string[] };

const mostListed = 5;

function suggestionWords(merchant: string, name: string, { kind, targets }: Suggestions): string {
  const [first] = targets;
  if (first === undefined) return 'Name a page, a page and a node, or a field of the registration form.';
  if (kind === 'near') return `Did you mean "${first}"?`;
  const more = targets.length > mostListed ? ` and ${targets.length - mostListed} more` : '';
  const named = `${targets.slice(0, mostListed).join(', ')}${more}`;
  const what = kind === 'usedInCondition' ? 'Nodes that use it' : `Nodes with "${name}" in their name`;
  return `${what} (page node): ${named}. For one of them run \`npm run merchant -- why ${merchant} ${first}\`.`;
}

/** The command that lets git read another user's repository. */
const trustCommand = (command: string | undefined) =>
  command ?? 'git config --global --add safe.directory <the folder of the repository>';

/** Why git cannot be asked about a folder, with git's own words if there are any. */
export type GitFailure =
  | { readonly kind: 'absent' }
  | { readonly kind: 'foreign'; readonly words: string; readonly command: string | undefined }
  | { readonly kind: 'no repository' | 'other'; readonly words: string };

function failureReason(failure: GitFailure): string {
  switch (failure.kind) {
    case 'absent':
      return 'there is no git here';
    case 'foreign':
      return `the repository belongs to somebody else (${failure.words})`;
    case 'no repository':
      return `the folder stands in no git repository (${failure.words})`;
    case 'other':
      return `it knows no commit here (${failure.words})`;
  }
}

function failureRemedy(failure: GitFailure): string {
  switch (failure.kind) {
    case 'absent':
      return 'Install git, or fix the brand that changed.';
    case 'foreign':
      return `Run this as its owner, or trust it: ${trustCommand(failure.command)}`;
    case 'no repository':
      return 'Run this in a clone of the repository, or fix the brand that changed.';
    case 'other':
      return 'Commit the brands as they were, or fix the brand that changed.';
  }
}

const withExamples = { switch: 'on or off', boolean: 'true or false', number: '1', string: 'word' };

type LooksCount = { readonly from: string; readonly to: string; readonly pages: number; readonly changes: number };

type ComparisonCount = {
  readonly from: string;
  readonly to: string;
  readonly brands: number;
  readonly changes: number;
  /** Number of changes that show only under other switches. */
  readonly otherSettings: number;
};

/** All sentences about brands, and about why a brand cannot be read: what happened, what follows, what to do. */
export const messages = {
  consoleSilent: (url: string, host: string, why: string | undefined) =>
    `${url} ${why === undefined ? 'gives no answer of a platform' : `cannot be reached (${why})`} for ${host}, so nothing was kept. Look at the address, and name a site of it in --host.`,
  noMerchants: (source: string) =>
    `${source} holds no merchants, so there is nothing to look at. Set CONFIG_SOURCE to a folder with a folder for each merchant.`,
  nothingToPublishFrom: (source: string) =>
    `${source} is not a folder of merchants, so nothing was published. Set CONFIG_SOURCE to the folder.`,
  onlyParent: (merchant: string) =>
    `"${merchant}" is only a parent of others and has no hosts, so nothing was published. Name a brand, or none for all.`,
  newlyPublished: (brands: readonly string[]) => `${shortList(brands)}: published for the first time.`,
  buildPublished: (build: string) =>
    `The client's build ${build} is published too, for servers that run another build.`,
  takenOff: (brands: readonly string[]) =>
    `${shortList(brands)}: taken off, so ${brands.length === 1 ? 'its' : 'their'} hosts answer 404.`,
  notCompared: (brands: number, most: number) =>
    `${brands} brands change, more than the ${most} that are put into words. \`npm run merchant -- diff\` shows all of them.`,
  moreWords: (count: number) => `… and ${count} lines more.`,
  noIndex: (url: string, why: string) =>
    `${url}index.json gives no list of published sites (${why}), so nothing was read. Set CONFIG_SOURCE to the address that the servers are given.`,
  notTrusted: (url: string, why: string) =>
    `What is published at ${url} was not read: ${why}. Servers do not take it either: see who published there, and whether CONFIG_KEYS is that of the servers.`,
  noConfigKeys: 'CONFIG_KEYS is not set (off takes what anybody published)',
  badConfigKeys: 'CONFIG_KEYS holds something that is not an Ed25519 public key',
  noSite: (merchant: string, url: string, why: string) =>
    `${url} gives no site (${why}), so "${merchant}" cannot be shown. Ask the operator of that address to publish the site again.`,
  unknownMerchant: (name: string, known: readonly string[]) =>
    `There is no merchant "${name}", so nothing was done. ${hintAt(name, known)}`,
  unknownPage: (merchant: string, name: string, known: readonly string[]) =>
    `${merchant} has no page "${name}", so there is nothing to show. ${hintAt(name, known)}`,
  unknownTarget: (merchant: string, name: string, near: Suggestions) =>
    `${merchant} has no page, node or field "${name}", so there is nothing to explain. ${suggestionWords(merchant, name, near)}`,
  unknownLanguage: (merchant: string, name: string, known: readonly string[]) =>
    `${merchant} does not speak "${name}", so nothing was shown. It speaks ${known.join(', ')}.`,
  noBrandSpeaks: (name: string, known: readonly string[]) =>
    `No brand speaks "${name}", so nothing was compared. ${hintAt(name, known)}`,
  unknownPersona: (name: string, known: readonly string[]) =>
    `There is no persona "${name}", so nothing was shown. ${hintAt(name, known)}`,
  withNothing: (name: string, known: readonly string[]) =>
    `There is no switch and no fact "${name}", so nothing was shown. ${nearestName(name, known) === undefined ? 'Name one behind --with, such as DEPOSIT=off.' : hintAt(name, known)}`,
  withoutValue: (name: string, type: 'switch' | 'boolean' | 'number' | 'string') =>
    `--with gives ${name} a value that it cannot have, so nothing was shown. Write ${name}=${withExamples[type]}.`,
  treeOf: (title: string, merchant: string, who: string, language: string) =>
    `${title} of ${merchant}, for ${who}, in ${language}`,
  treeClosed: (persona: string, to: string) => `${persona} does not get in and is led to "${to}".`,
  treeWaits: (persona: string) => `For ${persona} it waits until more is known.`,
  treeHidden: (why: string) => (why === '' ? 'hidden' : `hidden: ${why}`),
  treeDiffers: (count: number, left: string, right: string) =>
    count === 0
      ? `${left} and ${right} see the same here.`
      : `${count} ${count === 1 ? 'difference' : 'differences'} between ${left} and ${right}, marked with *.`,
  frame: 'It stands around every page, so it needs no address and nothing leads to it.',
  answersAt: (page: string, paths: readonly string[]) =>
    capitalized(paths.length === 0 ? `${page} has no address of its own.` : `${page} answers at ${paths.join(', ')}.`),
  conditionAt: (name: string, place: string | undefined) =>
    place === undefined ? '' : `The condition "${name}" stands in ${place}`,
  switchAt: (name: string, place: string | undefined) =>
    place === undefined ? '' : `The switch ${name} stands in ${place} for this machine; in use the platform says it.`,
  ledTo: (ways: readonly string[], who: string) => `What leads there, as ${who} see it: ${ways.join(', ')}.`,
  notLedTo: (who: string) => `Nothing that ${who} see leads there.`,
  hiddenWays: (ways: readonly string[], who: string) =>
    `Hidden from ${who}, it would lead there too: ${ways.join(', ')}.`,
  holds: (shown: number, all: number) => `It holds ${all}, of which ${shown === all ? 'all show' : `${shown} show`}:`,
  openTo: (who: string) => (who === '' ? 'It is open to none of the personas.' : `It is open ${who}.`),
  seenBy: (who: string, language: string | undefined) =>
    `It shows${language === undefined ? '' : ` in ${language}`} ${who || 'for none of the personas'}.`,
  seenOtherwise: (otherwise: string, shows: boolean, who: string) =>
    `Where ${otherwise}, it ${shows ? 'shows' : 'does not show'} ${who}: no persona has that.`,
  fieldShows: (field: string, pages: string, tabs: string, rule: string) =>
    `The field ${field} stands on ${pages}${tabs}. ${rule}`,
  fieldRuleOn: 'Its registration rule is on.',
  fieldRuleOff: (rule: unknown) =>
    isObject(rule)
      ? `Its registration rule itself is off: it has "enabled": ${JSON.stringify(rule.enabled)}.`
      : "The platform's registration rules do not name it.",
  fieldNeeded: (way: 'username' | 'mobile', name: string) =>
    `Registration by ${way === 'mobile' ? 'mobile number' : 'username'} always asks for it, as the switch ${name} is on.`,
  fieldAgain: 'It comes with the password, as nothing switches it off.',
  fieldGoes: (ways: readonly string[]) => `It would go if ${ways.join(', or if ')}.`,
  fieldStays: 'It stays as long as registration is open.',
  fieldAlso: (tab: string, ways: readonly string[]) => `It would show under ${tab} too if ${ways.join(', or if ')}.`,
  fieldHides: (field: string, why: string) => `The field ${field} does not show: ${why}`,
  ruleAt: (place: string | undefined) =>
    place === undefined ? '' : `The rule stands in ${place} for this machine; in use the platform says it.`,
  fieldWould: (ways: readonly string[]) => `It would show if ${ways.join(', or if ')}.`,
  standsAt: (place: string) => `It stands in ${place}`,
  changedAt: (node: string, kind: NodeChange['kind'], path: string | undefined, place: string) =>
    `"${node}" was ${kind}${path === undefined ? '' : ` (${path})`} by ${place}`,
  noPlace: (place: string) =>
    `"${place}" is not a folder, a git revision or an address, so nothing was compared. Name a folder of merchants, a revision such as HEAD or main~3, or the address of published sites.`,
  noGit: (place: string) =>
    `"${place}" is not a folder or an address, and git is not installed here to read it as a revision, so nothing was compared. Install git, or name a folder of merchants.`,
  noRepository: (place: string, folder: string, words: string) =>
    `${folder} stands in no git repository (${words}), so there is no revision "${place}" and nothing was compared. Run this in a clone of the repository, or name a folder of merchants or an address.`,
  foreignRepository: (folder: string, words: string, command: string | undefined) =>
    `The repository of ${folder} belongs to somebody else, so git does not read it (${words}) and nothing was compared. Run this as its owner, or trust it: ${trustCommand(command)}`,
  shallowClone: (place: string, words: string) =>
    `This clone is shallow: it has only the last revisions, and "${place}" is none of them (${words}), so nothing was compared. Fetch the others: git fetch --unshallow (in CI, check out with the whole history).`,
  noBrands: (place: string, folders: readonly string[], near: string | undefined) =>
    `${place} holds no brand, so nothing was compared: every brand would seem to be gone. ${folders.length === 0 ? 'There is no folder in it' : `In it are ${folders.slice(0, 6).join(', ')}${folders.length > 6 ? ` and ${folders.length - 6} more` : ''}, and none of them has a merchant.json`}. ${near === undefined ? 'Name a folder that has one folder for each brand.' : `Did you mean ${near}?`}`,
  noConfigThen: (place: string, config: string) =>
    `At "${place}" there was no ${config}, so nothing was compared. Name a revision that has it, and run this inside the repository.`,
  brokenSide: (place: string, brands: readonly string[]) =>
    `${place} has errors in ${brands.join(', ')}: a running server keeps their last good sites. What follows is how the files stand, as far as they can be read; \`npm run merchant -- check\` lists the errors.`,
  compared: ({ from, to, brands, changes, otherSettings }: ComparisonCount) => {
    const where = `between ${from} and ${to}`;
    const inAll = `${brands} ${brands === 1 ? 'brand' : 'brands'}`;
    if (changes + otherSettings === 0) return `Nothing that players see differs ${where}, in ${inAll}.`;
    const otherwiseWords = `${otherSettings} ${changes > 0 ? 'more ' : ''}would show only with other console settings`;
    const currentWords = `${changes} ${changes === 1 ? 'change' : 'changes'} for players ${where}, looked at in ${inAll}`;
    return otherSettings === 0 ? `${currentWords}.` : `${currentWords}; ${otherwiseWords}.`;
  },
  onlyOtherwise: 'No player sees the following now. It would show with other console settings:',
  metNow: 'A change marked false shows to nobody now; it would show with the switches that its states list.',
  consolesOfHere: (place: string, config: string) =>
    `Console answers are not published, so ${place} is compared with the consoles of ${config}: a switch that is set differently in another console makes no difference here.`,
  nothingPublished: (url: string) =>
    `${url} holds no list of published sites (index.json), and no server there serves a merchant of this folder, so nothing was compared. Name the address that the servers have as CONFIG_SOURCE or the address of a server, and see that it can be reached from here.`,
  closedThere: (brands: readonly string[], url: string) =>
    `${brands.join(', ')} ${brands.length === 1 ? 'is' : 'are'} closed at ${url} for this machine, by region or for maintenance, so ${brands.length === 1 ? 'it was' : 'they were'} not compared. Ask from where players are let in, or name published sites or a folder.`,
  platformSilent: (merchant: string, url: string, call: string) =>
    `The platform behind ${url} did not answer "${call}" for ${merchant}, so nothing was compared: the answer decides what players see. Try again.`,
  onlyServed: (place: string) =>
    `A running server sends only its pages, texts and pictures, so settings and colours of ${place} are not compared, and other switches are not tried.`,
  siteNotRead: (merchant: string, url: string, reason: string) =>
    `The site of ${merchant} at ${url} could not be read (${reason}), so nothing was compared. Ask the operator of that address to publish it again.`,
  noLooks: (folder: string) =>
    `${folder} holds no kept pages, so nothing was compared. Run the browser checks of pages with SCREENS=on DEEP=on: they keep each page in .livery/screens; copy that folder before a change.`,
  looked: ({ from, to, pages, changes }: LooksCount) =>
    changes === 0
      ? `Every page looks the same in ${from} and ${to}, of ${pages} that were kept.`
      : `${changes} of ${pages} ${pages === 1 ? 'page' : 'pages'} ${changes === 1 ? 'looks' : 'look'} different in ${to} than in ${from}.`,
  noAddress: 'It has no address of its own, or one with a part that changes, so it has no picture.',
  noBrowser:
    'No Chromium was found here, so the file has no pictures; its text is complete. Install chromium, or set CHROMIUM_PATH to one.',
  noPictures: (reason: string) =>
    `Pictures could not be taken (${reason}), so the file has none; its text is complete.`,
  gitSilent: (place: string, silence: GitFailure) =>
    `${place}  Warning: Git could not say which brand had a code or a domain before, as ${failureReason(silence)}. So every brand that has it now gets an error. ${failureRemedy(silence)}`,
  bareFolder: (place: string) =>
    `${place}  Warning: This folder holds no merchant.json and no other file of a merchant, so it is not a brand and nobody is served from it. Make one with \`npm run merchant -- new\`, or remove the folder.`,
  goneFolder: (place: string, merchant: string) =>
    `${place}  Warning: The folder of this merchant is gone, so a server keeps its last good site for a while, and then its hosts answer 404. Bring the folder back, or retire the merchant: npm run merchant -- retire ${merchant}.`,
  leftOut: (place: string, why: LeftOutLink['why']) =>
    ({
      'leads out': `${place}  Warning: This link leads out of its folder of assets, which every visitor can read, so it is left out. Copy the file there.`,
      'leads round': `${place}  Warning: This link leads back into a folder that it stands in, so it is left out. Remove it.`,
      'leads nowhere': `${place}  Warning: What this link leads to is not there, so the site is served without it. Put it there, or remove the link.`,
    })[why],
  retiredUnread: (file: string) =>
    `${file}  Warning: This file cannot be read, so no merchant is retired by it. Write {"format": 1, "retired": ["<merchant>"]}.`,
  retiredAndThere: (file: string, merchant: string) =>
    `${file}  Warning: "${merchant}" is retired here and its folder is there, so it is served all the same. Take it out of this list, or remove the folder.`,
};
