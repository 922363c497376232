import { shortList } from './short-list';

type PublicationNames = { readonly version: number; readonly by: string; readonly note: string };

const publisherWords = ({ version, by, note }: PublicationNames) =>
  `${by || 'Somebody'} (version ${version}${note && `, "${note}"`})`;

/** Every sentence of publishing, for ops: what happened, what follows, what to do. */
export const publishMessages = {
  cannotPublishTo: (to: string) =>
    `"${to.replace(/\/\/[^/@]*@/, '//…@')}" is an address that can only be read, so nothing was published. Name a folder or s3://<bucket>/<folder>.`,
  badBucket: (name: string) =>
    `"${name}" names no bucket, so nothing was published. Write s3://<bucket>/<folder>, with letters, digits, dots and hyphens.`,
  badEndpoint: () =>
    'AWS_ENDPOINT_URL is not the address of a store, so nothing was published. Write https://<host>, without a path, a user and a query.',
  badKey: (name: string) =>
    `${name} does not hold an Ed25519 key, so nothing was published. \`npm run merchant -- publish --new-key\` makes a pair.`,
  badDays: (value: string) =>
    `PUBLISH_DAYS is "${value}", which is not a number of days from 1 to 365, so nothing was published. Give one, or leave it out for 30.`,
  noBuild: (folder: string) =>
    `PUBLISH_BUILD is "${folder}", which holds no build of the client, so nothing was published. Name a folder such as dist/client, or set it to off to publish brands only.`,
  noKey: (name: string) =>
    `${name} is not set, so nothing was published. Set it to a key that may read and write the bucket.`,
  notSigned:
    'PUBLISH_KEY is not set, so nothing was published: servers would take sites from anybody who can write there. Make keys with `npm run merchant -- publish --new-key`, or set PUBLISH_KEY=off where servers have CONFIG_KEYS=off.',
  noEtag: (target: string) =>
    `${target} answers without an ETag, so nobody can tell whether somebody else published meanwhile, and nothing was published. Use a store that gives ETags.`,
  storeFailed: (target: string, file: string, why: string) =>
    `${target} did not take or give ${file} (${why}), so players keep what was published before. Look at the store and its keys, and publish again: what is there already does not go up twice.`,
  locked: (lock: string) =>
    `${lock} has been there for ten seconds, so somebody else publishes or was stopped in the middle, and nothing was published. Remove the file if nobody publishes.`,
  noIndex: (target: string) =>
    `index.json of ${target} is not a list of published sites, so nothing was published. Name the folder that servers read. If it is lost, publish all brands with --anew.`,
  foreignIndex: (target: string) =>
    `index.json of ${target} is not signed by your key or one of CONFIG_KEYS, so nothing was published: this would sign what a stranger may have put there. Add the publisher's public key to CONFIG_KEYS, or publish all brands with --anew.`,
  olderIndex: (target: string, version: number, seen: number) =>
    `index.json of ${target} is version ${version}, older than ${seen}, which was seen from here before, so nothing was published: somebody put an old list back. Put back the one of version ${seen}, or publish all brands with --anew.`,
  ignoresConditions: (target: string) =>
    `${target} writes even where a condition (If-None-Match, If-Match) says no, so two who publish at once could undo each other, and nothing was published. Use a store that keeps conditions. If nobody else publishes there, say --alone.`,
  publishedMeanwhile: (now: PublicationNames, brands: readonly string[]) =>
    `${publisherWords(now)} published ${shortList(brands)} meanwhile, so nothing of yours was published. Get that change, look at it, and publish again.`,
  mergedMeanwhile: (now: PublicationNames, brands: readonly string[]) =>
    `${publisherWords(now)} published ${brands.length === 0 ? 'no brand' : shortList(brands)} meanwhile: that stays, and yours comes beside it.`,
  tooBusy: (target: string, tries: number) =>
    `Somebody else changed index.json of ${target} ${tries === 1 ? 'meanwhile' : `during each of ${tries} tries`}, so nothing was published. Publish again in a minute.`,
  sharedClaim: (claim: string, [one, other]: readonly [string, string]) =>
    `"${claim}" would stand in "${one}" and in "${other}", so nothing was published. Take it out of one of them, and publish both.`,
  historyBroken: (target: string, file: string) =>
    `${file} of ${target} is gone or is not what was written, so the history ends there and nothing was changed. Bring it back from a backup, or name a newer version.`,
  nothingBefore: (target: string) =>
    `Nothing was published to ${target} with a history, so there is nothing to go back to.`,
  noStepLeft: (target: string, brands: readonly string[]) =>
    `Every publication of ${brands.length === 0 ? 'brands' : shortList(brands)} to ${target} is taken back already, so nothing was changed. To go forward, name a version; \`publish ${target} --list\` has them.`,
  nothingLeft: (target: string) =>
    `Before that version ${target} had no brand at all, so nothing was changed. Name a later version; \`publish ${target} --list\` has them.`,
  neverThere: (brand: string, target: string) =>
    `"${brand}" is not published at ${target} and was not at that version, so nothing was changed. \`publish ${target} --list\` has the brands.`,
  notThere: (brand: string, source: string) =>
    `"${brand}" is not published at ${source}, so nothing was promoted. Publish it there first. To take it off the other place, list it in retired.json and publish there.`,
  noWholeHashes: (brand: string, source: string) =>
    `${source} names no sha256 for files of "${brand}", so it cannot be signed elsewhere and nothing was promoted. Publish it there again.`,
  nothingThere: (source: string) =>
    `Nothing is published at ${source}, so nothing was promoted. Name the place that was published to.`,
  sourceExpired: (source: string, expires: number) =>
    `The list of ${source} expired on ${new Date(expires).toISOString().slice(0, 10)}, so nothing was promoted: somebody may hold it back. Publish there again.`,
  samePlace: (name: string) =>
    `${name} is both where it comes from and where it goes, so nothing was promoted. Name two places.`,
  unknownVersion: (target: string, version: number) =>
    `The history of ${target} has no version ${version}, so nothing was changed. \`npm run merchant -- publish ${target} --list\` shows them.`,
  fileGone: (target: string, file: string) =>
    `${file} of ${target} is gone or is not what was written, so what it belongs to cannot be read and nothing was changed. Bring it back from a backup, or publish from the files of that time.`,
} as const;
