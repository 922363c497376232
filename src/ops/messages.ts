import { nearestName } from '@/engine';
import { hintAt, messages as reviewMessages } from '@/review/messages';
import { shortList } from '@/sites/publish/short-list';

const meantFlag = (flag: string, known: readonly string[]): string => {
  const name = flag.replace(/^-+/, '');
  const near = nearestName(name, known) ?? known.find((one) => name.length > 2 && one.startsWith(name));
  return near === undefined ? `There are: ${known.map((one) => `--${one}`).join(', ')}.` : `Did you mean --${near}?`;
};

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** All sentences of the commands: what happened, what follows, what to do. */
export const messages = {
  noMerchants: reviewMessages.noMerchants,
  retiredUnread: reviewMessages.retiredUnread,
  unknownMerchant: reviewMessages.unknownMerchant,
  noShareParts: (id: string) =>
    `Merchant "${id}" was not found, or lacks a logo of its own or a header colour, so no picture for shared links was drawn. Check the name and its merchant.json.`,
  brokenMerchant: (merchant: string) =>
    `${merchant} has errors, so a running server keeps its last good site; what follows is how the files stand now. \`npm run merchant -- check ${merchant}\` lists them.`,
  twoPersonas: (named: string, other: string) =>
    `--compare shows two personas side by side, and ${named} is the only one named, so nothing was shown. Name both: --compare ${named},${other}`,
  tooManyPersonas: (count: number) =>
    `--compare shows two personas side by side, and ${count} are named, so nothing was shown. Name two: --compare member-0,agent-1`,
  unknownCommand: (name: string, known: readonly string[]) =>
    `There is no command "${name}", so nothing was done. ${hintAt(name, known)}`,
  missingMerchant: (known: readonly string[], usage: string) =>
    `No merchant is named, so nothing was done. There are: ${known.join(', ')}. Usage: ${usage}`,
  missingTarget: (merchant: string, example: string, usage: string) =>
    `You named ${merchant} but no page, so nothing was done. Name one after it, for example: ${example}. Usage: ${usage}`,
  missingArguments: (usage: string) => `An argument is missing, so nothing was done. Usage: ${usage}`,
  wrongFlag: (fault: string, usage: string) => `${fault} Usage: ${usage}`,
  unknownFlag: (flag: string, known: readonly string[]) =>
    `There is no flag ${flag}, so nothing was done. ${meantFlag(flag, known)}`,
  flagWithoutValue: (flag: string, example: string) =>
    `${flag} needs a value, so nothing was done. ${example.startsWith('#') ? 'A # needs quotes around it' : 'Write its value after it'}: ${flag} ${/[# ]/.test(example) ? `"${example}"` : example}.`,
  flagWithValue: (flag: string) => `${flag} takes no value, so nothing was done. Write ${flag} alone.`,
  fileThere: (file: string) =>
    `${file} is there already, so nothing was written over it. Name another file in --out, or leave it out to read the texts here.`,
  unknownFormat: (name: string, known: readonly string[]) =>
    `There is no format "${name}", so nothing was compared. ${hintAt(name, known)}`,
  written: (file: string) => `Written to ${file}: open it in a browser.`,
  writtenTexts: (file: string) => `Written to ${file}: translate it and add it to the table of that language.`,
  fixed: (place: string, done: string) => `Fixed  ${place}  ${done}`,
  fixable: ' (--fix does this.)',
  canFix: (count: number) =>
    `${count} of these ${count === 1 ? 'has a fix that is' : 'have fixes that are'} certain: \`npm run merchant -- check --fix\` applies ${count === 1 ? 'it' : 'them'}.`,
  nothingToFix: (source: string) =>
    `${source} is not a folder of files that can be written, so nothing was fixed. Set CONFIG_SOURCE to the folder of the merchants.`,
  notWritten: (file: string, why: string, follows: string) =>
    `${file} cannot be written (${why}), so ${follows}. Make it and its folder writable, or free some space, and run the command again.`,
  notMended: (before: readonly string[]) =>
    before.length === 0
      ? 'it was not fixed, and no other file was changed'
      : `it and the files after it were not fixed; ${before.join(', ')} ${before.length === 1 ? 'was' : 'were'} fixed before`,
  noAddress: (address: string) =>
    `"${address}" is not the address of a site or gateway, so nothing was asked. Write one such as https://www.brand.example.`,
  consoleThere: (file: string) =>
    `${file} is there already, so nothing was written over it. Name another file in --out, or leave it out to read it here.`,
  replaced: (path: string, kind: string) => `Replaced  ${path}  looked like ${kind}.`,
  lackingParts: (parts: readonly string[], host: string) =>
    `The platform gives no ${shortList(parts)} for ${host}, so the file lacks them. Look at the merchant and at --host.`,
  changedByCleaning: (facts: readonly string[]) =>
    `The replaced values decide ${shortList(facts)}, so this console.json differs from the platform. Correct it by hand.`,
  recorded: (file: string, count: number) =>
    `Written to ${file}; ${counted(count, 'value')} replaced. Read it before you commit it: a machine does not know every secret.`,
  notRetired: 'nothing was retired',
  notKept: 'nothing was kept',
  retired: (merchant: string, file: string) =>
    `"${merchant}" is retired: ${file} lists it now. A server that follows the folder takes it off within seconds, and its code and domains are free. Commit that file; take the name out of it if the brand comes back.`,
  stillThere: (place: string, merchant: string) =>
    `The folder ${place} is there, so "${merchant}" is served and nothing was retired. Move the folder away first, then run this again.`,
  neverThere: (merchant: string, gone: readonly string[]) =>
    `No merchant "${merchant}" was served from here or stands in git's last commit, so nothing was retired. ${gone.length === 0 ? 'No folder of a merchant is gone.' : `Folders that are gone and not retired: ${gone.join(', ')}.`} Where the server keeps its last good sites elsewhere, set LAST_GOOD here to what the server has.`,
  notPublished: (errors: number) =>
    `${counted(errors, 'error')}: nothing was published, so players keep what was published before. Fix the lines above, then publish again.`,
  nothingToPublish: (to: string) => `Nothing differs from what is published at ${to}, so nothing was written.`,
  nothingToPromote: (from: string, to: string) =>
    `What is published at ${from} is published at ${to} already, so nothing was written.`,
  remain: (to: string, brands: readonly string[]) => `${shortList(brands)}: only at ${to}, so nothing changes there.`,
  noHistory: (to: string) => `Nothing was published to ${to} yet.`,
  planned: (plan: { brands: number; pages: number; others: number; files: number; bytes: number }) =>
    `${counted(plan.brands, 'brand')}, ${counted(plan.pages, 'page')}; ${counted(plan.others, 'other brand')} unchanged; ${counted(plan.files, 'new file')} of ${Math.ceil(plan.bytes / 1_000)} kB.`,
  forget: 'A CDN in front must drop:',
  purge: (caches: readonly string[], keys: readonly string[]) =>
    `Will be told to drop ${shortList(keys)}: ${caches.join(', ')}.`,
  willPurge: 'In 6 seconds, when servers have the new pages, caches are told to drop the old ones.',
  purged: (caches: readonly string[]) => `These caches were told to drop the old pages: ${caches.join(', ')}.`,
  onlyPlanned: 'Nothing was written: this was a plan.',
  published: (to: string, version: number) =>
    `Published to ${to} as version ${version}. Servers that read it take it up within 5 seconds, at the next visit.`,
  /** `undone`: the publication that is taken back, where no version was named. `now`: the version that is live. */
  goesBack: (
    brands: readonly string[],
    {
      restored,
      undone,
    }: {
      readonly restored: { readonly version: number };
      readonly undone?: { readonly version: number; readonly by: string; readonly note: string };
    },
    now: number,
  ) =>
    `${undone === undefined ? 'Goes back' : `Takes back version ${undone.version} (${undone.by}${undone.note && `, "${undone.note}"`}) and goes back`} to ${restored.version === 0 ? 'before the first publication' : `version ${restored.version}`}: ${shortList(brands)}. To go forward again, name version ${now}.`,
  wentBack: (brands: string, version?: number) => `went back${version ? ` to ${version}` : ''}: ${brands}`,
  promoted: (source: string, brands: string) => `promoted from ${source}: ${brands}`,
  noBrand: 'no brand, valid for longer',
  newKeys: ({ secret, open }: { readonly secret: string; readonly open: string }) =>
    `PUBLISH_KEY=${secret}\nCONFIG_KEYS=${open}\n\nPUBLISH_KEY is secret: keep it on the machine that publishes, never on a server. CONFIG_KEYS is for every server.`,
  clean: (merchants: number, warnings: number) =>
    `${merchants === 0 ? 'No errors' : `${counted(merchants, 'merchant')} without errors`}${warnings > 0 ? `, ${counted(warnings, 'warning')}` : ''}.`,
  errors: (errors: number, warnings: number) =>
    `${counted(errors, 'error')}, ${counted(warnings, 'warning')}: a merchant with errors keeps its last good site until they are fixed.`,
};
