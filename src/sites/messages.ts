import { shortList } from './publish/short-list';
import type { Publication } from './published';
import type { LeftOutLink } from './scan-folder';
import { timeOfVersion } from './time-of-version';

/** `"jade", "noor"` */
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** A time in UTC, to the minute. */
const minuteOf = (epochMs: number) => `${new Date(epochMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Every log line about merchants, for an operator: what happened, what follows, what to do. */
export const messages = {
  issue: (at: { readonly file: string; readonly line: number; readonly column: number }, text: string) =>
    `${at.file}:${at.line}:${at.column}  ${text}`,
  keptLastGood: (merchant: string) =>
    `Merchant "${merchant}" changed and does not compile, so players keep its last good site. Correct the lines above.`,
  /** `waiting`: brands that another file still blocks. `first`: brands that are served for the first time. */
  goodNow: (file: string, waiting: readonly string[], first: readonly string[]) => {
    if (waiting.length > 0)
      return `${file} is good again, so nothing is left to fix there; ${quoted(waiting)} ${waiting.length === 1 ? 'waits' : 'wait'} for the lines above.`;
    if (first.length > 0)
      return `${file} is good, so ${quoted(first)} ${first.length === 1 ? 'is' : 'are'} served from now on.`;
    return `${file} is good again, so players get it from their next page on.`;
  },
  restoredLastGood: (merchant: string, takenAt: number) =>
    `Merchant "${merchant}" has errors in its files, so players get its last good site, of ${minuteOf(takenAt)}. Correct the lines above.`,
  neverGood: (merchant: string) =>
    `Merchant "${merchant}" does not compile and no good site of it is kept here, so its hosts answer 404. Correct the lines above.`,
  keptUnreadable: (merchant: string, why: string) =>
    `The last good site of merchant "${merchant}" cannot be read (${why}), so its hosts answer 404. Correct its files.`,
  cannotKeep: (why: string) =>
    `The last good sites cannot be written to disk (${why}), so a restart forgets them. Set LAST_GOOD to a folder that may be written, or to off.`,
  /** `renamed`: a merchant with the same code. */
  folderGone: (merchant: string, folder: string, until: number, renamed: string | undefined) =>
    `The folder ${folder}/${merchant} is gone and the merchant is not retired, so players keep its last good site until ${minuteOf(until)}.${renamed === undefined ? '' : ` ${folder}/${renamed} has the same code: if you renamed the folder, rename it back.`} Bring the folder back, or retire the merchant: npm run merchant -- retire ${merchant}.`,
  folderBack: (merchant: string, folder: string) =>
    `The folder ${folder}/${merchant} is there again, so its files count from now on.`,
  goneForLong: (merchant: string, folder: string) =>
    `The folder ${folder}/${merchant} has been gone for as long as its whenGone.servedHours allows, so the hosts of "${merchant}" answer 404 from now on. Bring it back if that is not meant.`,
  retired: (merchant: string) =>
    `Merchant "${merchant}" is retired and its folder is gone, so its hosts answer 404 from now on.`,
  retiredUnread: (path: string) =>
    `${path} cannot be read, so no merchant is retired by it. Write {"format": 1, "retired": ["<merchant>"]}.`,
  nowParent: (merchant: string) =>
    `Merchant "${merchant}" says "abstract": true, so it is only a parent of others and its hosts answer 404 from now on.`,
  merchantCame: (merchant: string) => `${merchant}: new, players get it from now on.`,
  /** `jade: texts/en.json taken, 1 text differs.` */
  editTaken: (merchants: readonly string[], words: string) => `${merchants.join(', ')}: ${words}.`,
  linkLeftOut: (path: string, why: LeftOutLink['why']) =>
    ({
      'leads out': `The link ${path} leads out of its folder of assets, which every visitor can read, so it is left out. Copy the file there.`,
      'leads round': `The link ${path} leads back into a folder that contains it, so it is left out. Remove it.`,
      'leads nowhere': `What the link ${path} leads to is not there, so the site is served without it. Put it there, or remove the link.`,
    })[why],
  sourceUnreadable: (source: string, why: string, isServed: boolean) =>
    `The merchants of ${source} cannot be read (${why}), so ${isServed ? 'the last good sites stay' : 'their hosts answer 404 until they can be read'}. Check that it answers.`,
  versionNotKept: (path: string, why: string) =>
    `The version of the published sites cannot be kept in ${path} (${why}), so after a restart an older list could be taken. Make LAST_GOOD a folder that may be written.`,
  expiresSoon: (source: string, days: number) =>
    `The list of sites at ${source} expires in ${days === 1 ? '1 day' : `${days} days`}; after that a server that starts takes it no more. Publish again, even without a change: that makes it last longer.`,
  publicationTaken: (source: string, { version, by }: Pick<Publication, 'version' | 'by'>, brands: readonly string[]) =>
    `Version ${version} of ${source} is taken, published at ${timeOfVersion(version)}${by && ` by ${by.replace(/\p{C}/gu, '')}`}. ${brands.length === 0 ? 'No brand differs.' : `Players get from now on: ${shortList(brands)}.`}`,
  otherContent: (hash: string) => `its content does not match its hash ${hash}`,
  pictureUnreadable: (name: string, source: string, why: string) =>
    `The picture "${name}" cannot be read from ${source} (${why}), so it is not shown. Publish it again.`,
  buildUnreadable: (source: string, why: string) =>
    `The list of a build's files cannot be read from ${source} (${why}), so pages of that build may lack scripts here. Publish that build again.`,
  merchantGone: (merchant: string) =>
    `Merchant "${merchant}" is not in the list of sites any more, so its hosts answer 404. Publish it again if that is not meant.`,
  takesAnothers: (merchant: string, holder: string) =>
    `Merchant "${merchant}" was published with a code or a domain of "${holder}", which still uses it, so players do not get this version. Correct one of the two merchants, and publish it again.`,
} as const;
