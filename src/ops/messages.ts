import { type NodeChange, nearest } from '@/engine';

const meant = (name: string, known: readonly string[]): string => {
  const near = nearest(name, known);
  return near === undefined ? `There are: ${known.join(', ')}.` : `Did you mean "${near}"?`;
};

/** What the commands say to ops: what happened, what follows, what to do. */
export const messages = {
  noMerchants: (source: string) =>
    `${source} holds no merchants, so there is nothing to look at. Set CONFIG_SOURCE to a folder with a folder for each merchant.`,
  noIndex: (url: string) =>
    `${url}index.json is not a list of published sites, so nothing was read. Set CONFIG_SOURCE to where \`publish\` writes.`,
  noSite: (merchant: string, url: string) =>
    `${url} holds no site, so "${merchant}" cannot be shown. Publish it again.`,
  notAnswered: (url: string, status: number) =>
    `${url} answered ${status}, so nothing was read. Check the address and that it can be reached from here.`,
  unknownMerchant: (name: string, known: readonly string[]) =>
    `There is no merchant "${name}", so nothing was done. ${meant(name, known)}`,
  unknownPage: (merchant: string, name: string, known: readonly string[]) =>
    `${merchant} has no page "${name}", so there is nothing to show. ${meant(name, known)}`,
  unknownPersona: (name: string, known: readonly string[]) =>
    `There is no persona "${name}", so nothing was shown. ${meant(name, known)}`,
  unknownCommand: (name: string, known: readonly string[]) =>
    `There is no command "${name}", so nothing was done. ${meant(name, known)}`,
  missingArguments: (usage: string) => `Something is missing, so nothing was done. Usage: ${usage}`,
  unknownOption: (detail: string, usage: string) => `${detail} Nothing was done. Usage: ${usage}`,
  exponentialPattern: (field: string, pattern: string) =>
    `The pattern ${JSON.stringify(pattern)} of the register rule "${field}" takes exponential time, so one long value would freeze a page. Write it without nested repetition.`,
  unreadablePattern: (field: string, pattern: string, why: string) =>
    `The pattern ${JSON.stringify(pattern)} of "${field}" ${why}, so no browser checks it and a wrong value is refused by the server only. Write it as both Java and JavaScript read it.`,
  tickedTerms: (timeZone: string) =>
    `The terms of registration are ticked from the start, which is no consent where the clock is ${timeZone}. Write "auth": { "terms": false }.`,
  encodedPassword: () =>
    'Remembered passwords are kept as the old platform kept them, so whoever can read a phone\'s storage can read them. Write "sealed", or "account" to leave them to the browser.',
  narrowEmail: (addresses: readonly string[]) =>
    `The forgot form refuses e-mail addresses such as ${addresses.map((address) => `"${address}"`).join(', ')}, so players who have one cannot ask for a new password. Write "auth": { "emailPattern": ${JSON.stringify(String.raw`[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+`)} }.`,
  signInWithoutKey: () =>
    'The sign-in service has no key, so it refuses every player. Write the public key of the project as "apiKey".',
  phonesWithoutService: () =>
    'Phone numbers are left to a sign-in service and none is set, so no code is ever sent. Name one as "auth": { "signIn": { "provider": … } }, or take "phoneSignIn" and "registerCode" back.',
  standsAt: (place: string) => `It stands in ${place}`,
  changedAt: (node: string, kind: NodeChange['kind'], path: string | undefined, place: string) =>
    `"${node}" was ${kind}${path === undefined ? '' : ` (${path})`} by ${place}`,
  clean: (merchants: number, warnings: number) =>
    `${merchants} ${merchants === 1 ? 'merchant' : 'merchants'} without errors${warnings > 0 ? `, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` : ''}.`,
  errors: (errors: number, warnings: number) =>
    `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}: a merchant with errors keeps its last good site until they are mended.`,
};
