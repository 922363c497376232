import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brandsOf, editsOf, type Found } from '@/qa/findings';
import { messages } from '@/qa/messages';
import type { Shard } from '@/qa/shard';
import { checkIsHere, mergedFound, shardsOfOneRun } from '@/qa/shards/merge-shards';
import { type LookedAt, readShardFiles, type ShardFile, shardFileName, toShardFile } from '@/qa/shards/shard-file';
import { brandsWithErrors } from '@/qa/states/config-errors';
import { type OpenedStates, openStates } from '@/qa/states/open-states';
import { git } from '@/review/workspace/git';
import { contentHash } from '@/sites/content-hash';
import { readArgs } from '../merchant/read-args';
import { writeText } from '../merchant/write-text';
import { messages as opsMessages } from '../messages';
import type { Drawing } from './drawing';
import { configFolder, reportFlags, reportRun } from './report-run';

const usage = 'npm run qa -- merge <folder…> [--pictures] [--out folder] [--decisions folder]';

type ShardRun = {
  readonly shard: Shard;
  readonly states: OpenedStates;
  readonly drawing: Drawing;
  readonly found: Found;
  readonly out: string;
} & Pick<ShardFile, 'since' | 'only'>;

/** Leaves what a shard found for `merge`, which judges it. Gives the exit code: 2 if a part was not looked at. */
export function keepShard({ shard, states, drawing, found, out, since, only }: ShardRun): number {
  const { code, faults, failures } = drawing;
  const lookedAt = { ...filesLookedAt(states), code: contentHash(`${code?.id} ${faults?.id}`) };
  mkdirSync(out, { recursive: true });
  const file = join(out, shardFileName(shard));
  const json = JSON.stringify(toShardFile({ shard, since, only, lookedAt, failures }, found));
  writeText(file, json, messages.shardNotKept);
  const screens = [...found.screens.values()].reduce((sum, count) => sum + count, 0);
  for (const line of [...failures, ...(found.isWhole ? [] : [messages.notWhole])]) console.log(line);
  console.log(messages.shardKept(shard, screens, found.screens.size, file));
  return found.isWhole && failures.length === 0 ? 0 : 2;
}

/** Makes one report of what shards left. Gives its exit code. */
export async function mergeShards(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, reportFlags, usage);
  if (positionals.length === 0) throw new Error(opsMessages.missingArguments(usage));
  const shards = shardsOfOneRun(readShardFiles(positionals));
  const { since, only, shard } = shards.first;
  const states = await openStates(since.place, configFolder());
  try {
    checkIsHere(shards, filesLookedAt(states));
    const failures = [...new Set(shards.files.flatMap((file) => file.failures))];
    const missing = shards.missing.length === 0 ? [] : [messages.missingShards(shards.missing, shard.of)];
    return await reportRun({
      ...{ states, only, since: since.name, warnings: [...missing, ...failures] },
      broken: await brandsWithErrors(configFolder(), brandsOf(states, only), states.after),
      found: mergedFound(shards, editsOf(states)),
      flags: values,
    });
  } finally {
    states.close();
  }
}

function filesLookedAt({ files }: OpenedStates): Omit<LookedAt, 'code'> {
  const hashes = [files.before, files.after].map((side) =>
    [...side].map(([path, { hash }]) => `${path} ${hash}`).sort(),
  );
  return {
    commit: git(resolve(configFolder()), ['rev-parse', 'HEAD'])?.trim() ?? '',
    config: contentHash(JSON.stringify(hashes)),
  };
}
