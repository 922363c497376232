import { describePromotion } from '@/review/publication/describe-promotion';
import { openPublishing } from '@/review/publication/open-publishing';
import { publishMessages } from '@/sites/publish/messages';
import { isEmptyPlan } from '@/sites/publish/plan';
import { needsRenewal } from '@/sites/publish/publisher';
import { messages } from '../messages';
import { type Command, say } from './command';
import { finishPublication } from './publish/finish-publication';
import { planLines } from './publish/publish-lines';
import { readArgs } from './read-args';

const usage = 'npm run merchant -- promote <from> <to> [brand…] [--note text] [--dry-run]';
const help = `${usage}

Publishes at <to> what is published at <from>, such as drafts that were looked at. The files are the same; the list is signed with
your key. Each place is a folder or s3://<bucket>/<folder>; two buckets have to be of one store.

Without names all brands of <from> are promoted, and its builds of the client. With names only those brands are. Brands that are
published at <to> alone stay as they are.

--note text  why, for the history of <to>
--dry-run    says what would change for players and what caches have to forget, and writes nothing
--alone      nobody else publishes there: for a bucket without conditional writes (If-Match)

PUBLISH_KEY signs the list of <to>, and must be the key of that place. The public key of <from> has to stand in CONFIG_KEYS, unless
both places have one key. PUBLISH_DAYS, PUBLISH_BY, PURGE_… and the variables of a bucket are as in publish --help.

Exit code 0: it is published, or nothing had to be. 2: nothing was published; the last line says why.`;
const example = 'npm run merchant -- promote s3://brands/draft s3://brands/live aurora --note "as agreed"';

/** Publishes at one place what is published at another. */
async function run(args: readonly string[]): Promise<number> {
  const flag = { type: 'boolean' } as const;
  const flags = { 'dry-run': flag, alone: flag, note: { type: 'string', short: 'm' } } as const;
  const { positionals, values } = readArgs(args, flags, usage);
  const [from, to, ...brands] = positionals;
  if (from === undefined || to === undefined) throw new Error(messages.missingArguments(usage));
  const isDry = values['dry-run'] === true;
  const source = openPublishing({ to: from, isReading: true }, process.env, console.error);
  const publishing = openPublishing(
    { to, isReading: isDry, isAlone: values.alone === true },
    process.env,
    console.error,
  );
  const { publisher, by, place } = publishing;
  if (source.place.href === place.href) throw new Error(publishMessages.samePlace(to));
  const config = process.env.CONFIG_SOURCE || './merchant-configs';
  const { current, plan, words, remaining } = await describePromotion(source, publishing, { brands, config });
  if (isEmptyPlan(plan) && !needsRenewal(current, publishing.days)) return say(messages.nothingToPromote(from, to));
  for (const line of planLines(plan, words, publishing.purger)) say(line);
  if (brands.length === 0 && remaining.length > 0) say(messages.remain(to, remaining));
  if (isDry) return say(messages.onlyPlanned);
  const occasion = { kind: 'promote', by, note: values.note ?? '', words: words.words, source: from } as const;
  return finishPublication(publishing, await publisher.publish(current, plan, occasion), words);
}

export const promote: Command = { help, example, run };
