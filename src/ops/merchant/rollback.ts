import { openPublishing } from '@/review/publication/open-publishing';
import { planRollback } from '@/review/publication/plan-brands';
import { messages } from '../messages';
import { type Command, say } from './command';
import { finishPublication } from './publish/finish-publication';
import { planLines } from './publish/publish-lines';
import { readArgs } from './read-args';

const usage = 'npm run merchant -- rollback <to> [version] [brand…] [--note text] [--dry-run]';
const help = `${usage}

Brings back what was published: how it was at a version of \`publish <to> --list\`, or without a version one step back: before the
newest publication that no rollback took back. So going back twice goes back two steps; to go forward again, name the newer
version. With brands named only those go back. It is a new publication of old content, so servers take it up as any other.

--note text  why, for the history
--dry-run    says what would change for players and what caches have to forget, and writes nothing
--alone      nobody else publishes there: for a bucket without conditional writes (If-Match)

Keys, the variables of a bucket and those of caches (PURGE_…) are as in publish --help.

Exit code 0: it is published, or nothing had to be. 2: it could not be.`;
const example = 'npm run merchant -- rollback s3://brands/live 20261124093000 aurora';

/** Publishes an earlier state again. */
async function run(args: readonly string[]): Promise<number> {
  const flag = { type: 'boolean' } as const;
  const flags = { 'dry-run': flag, alone: flag, note: { type: 'string', short: 'm' } } as const;
  const { positionals, values } = readArgs(args, flags, usage);
  const [to, ...rest] = positionals;
  if (to === undefined) throw new Error(messages.missingArguments(usage));
  const version = /^\d+$/.test(rest[0] ?? '') ? Number(rest[0]) : undefined;
  const brands = version === undefined ? rest : rest.slice(1);
  const isDry = values['dry-run'] === true;
  const publishing = openPublishing(
    { to, isReading: isDry, isAlone: values.alone === true },
    process.env,
    console.error,
  );
  const { publisher, target, by } = publishing;
  const config = process.env.CONFIG_SOURCE || './merchant-configs';
  const { current, plan, words } = await planRollback(publishing, { version, brands, config });
  if (plan.changed.size === 0) return say(messages.nothingToPublish(target.name));
  say(messages.goesBack([...plan.changed.keys()], plan, current.version));
  for (const line of planLines(plan, words, publishing.purger)) say(line);
  if (isDry) return say(messages.onlyPlanned);
  const note = values.note ?? '';
  const newVersion = await publisher.publish(current, plan, {
    kind: 'rollback',
    by,
    note,
    words: words.words,
    restored: plan.restored,
  });
  return finishPublication(publishing, newVersion, words);
}

export const rollback: Command = { help, example, run };
