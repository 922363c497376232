import type { Finding } from '@/review/check/findings';
import { openPublishing } from '@/review/publication/open-publishing';
import { openToPublish, planBrands } from '@/review/publication/plan-brands';
import { newKeys } from '@/sites/index-signature';
import { messages } from '../messages';
import { type Command, say } from './command';
import { finishPublication } from './publish/finish-publication';
import { historyLines, planLines } from './publish/publish-lines';
import { readArgs } from './read-args';

const usage = 'npm run merchant -- publish <to> [brand…] [--note text] [--dry-run] [--list]';
const help = `${usage}

Checks the brands named, or all, and writes them to the place that servers read: a folder, or s3://<bucket>/<folder>. Only files that
changed are written. Servers with that place as CONFIG_SOURCE look for changes every 5 seconds, at a visit. A published brand whose
folder is not here stays, unless retired.json lists it.

The build of the client in dist/client is published too, so that servers of an older or newer build have its scripts.

--note text  why, for the history
--dry-run    says what would change for players and what caches have to forget, and writes nothing
--list       the last twenty publications: when, who, which brands, why, and what changed for players
--new-key    makes a pair of keys and prints both
--alone      nobody else publishes there: for a bucket without conditional writes (If-Match)
--anew       takes nothing of the list that stands there; its other brands are gone then

PUBLISH_KEY signs; off where servers have CONFIG_KEYS=off. CONFIG_KEYS: public keys of others who may publish. PUBLISH_DAYS: for how
many days servers may take it (30). PUBLISH_BY: your name in the history. PUBLISH_BUILD: another folder than dist/client, or off for
brands alone. For a bucket: AWS_ENDPOINT_URL, AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. PURGE_VARNISH, PURGE_NGINX,
PURGE_FASTLY: caches in front of the servers, which are told to forget changed pages six seconds later. If one cannot be told, a line
says so, and the publication stands.

Exit code 0: it is published, or nothing had to be. 1: a brand has errors, so nothing was. 2: it could not be.`;
const example = 'npm run merchant -- publish s3://brands/live aurora --note "new banner"';

const flag = { type: 'boolean' } as const;
const flags = {
  'dry-run': flag,
  list: flag,
  'new-key': flag,
  alone: flag,
  anew: flag,
  note: { type: 'string', short: 'm' },
} as const;

const mostListed = 20;

/** Publishes brands. Exit code 1 if `check` finds errors in them. */
async function run(args: readonly string[]): Promise<number> {
  const { positionals, values } = readArgs(args, flags, usage);
  const [to, ...names] = positionals;
  if (values['new-key'] === true) return say(messages.newKeys(newKeys()));
  if (to === undefined) throw new Error(messages.missingArguments(usage));
  const [isList, isDry] = [values.list === true, values['dry-run'] === true];
  const modes = { isReading: isList || isDry, isAlone: values.alone === true, isAnew: values.anew === true };
  const publishing = openPublishing({ to, ...modes }, process.env, console.error);
  const { publisher, target, purger, by } = publishing;
  if (isList) {
    const publications = await publisher.history(await publisher.current(), mostListed);
    return say(historyLines(publications).join('\n') || messages.noHistory(to));
  }
  const { workspace, errors } = await openToPublish(names);
  if (errors.length > 0) return refuse(errors);
  const { current, plan, words, isNeeded } = await planBrands(publishing, workspace, names);
  if (!isNeeded) return say(messages.nothingToPublish(target.name));
  for (const line of planLines(plan, words, purger)) say(line);
  if (isDry) return say(messages.onlyPlanned);
  const occasion = { kind: 'publish', by, note: values.note ?? '', words: words.words } as const;
  return finishPublication(publishing, await publisher.publish(current, plan, occasion), words);
}

function refuse(errors: readonly Finding[]): number {
  for (const { place, message } of errors) say(`${place}  ${message}`);
  console.error(messages.notPublished(errors.length));
  return 1;
}

export const publish: Command = { help, example, run };
