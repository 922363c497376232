import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject } from '@/engine';
import { isKeptList, type KeptChange, toKept } from '../causes/kept-changes';
import type { ConfigEdit } from '../edits/config-edits';
import type { Found } from '../findings';
import { messages } from '../messages';
import type { Narrowing } from '../narrow';
import type { Shard } from '../shard';

/** What a shard leaves for `qa merge`. */
export type ShardFile = {
  readonly shard: Shard;
  /** The state before: its place, and its name for readers. */
  readonly since: { readonly place: string; readonly name: string };
  readonly only: Narrowing;
  readonly lookedAt: LookedAt;
  /** Why something could not be drawn. */
  readonly failures: readonly string[];
  readonly codeEdits: readonly ConfigEdit[];
  readonly seeksFaults: boolean;
  /** How many screens were looked at, by brand. */
  readonly screens: Readonly<Record<string, number>>;
  readonly changes: readonly KeptChange[];
  readonly drawn: number;
  readonly failed: number;
  readonly isWhole: boolean;
};

/** The commit, empty without git; hashes of the files of config then and now, and of the code that drew. */
export type LookedAt = { readonly commit: string; readonly config: string; readonly code: string };

type OfRun = Pick<ShardFile, 'shard' | 'since' | 'only' | 'lookedAt' | 'failures'>;

export const shardFileName = ({ part, of }: Shard) => `shard-${part}-of-${of}.json`;

export function toShardFile(ofRun: OfRun, { edits, codeEdits, changes, screens, ...found }: Found): ShardFile {
  const kept = toKept(changes, [...edits, ...codeEdits]);
  return { ...ofRun, ...found, codeEdits, screens: Object.fromEntries(screens), changes: kept };
}

/** Every result in these folders and below. Throws an `Error` for ops if a folder is missing or a result damaged. */
export function readShardFiles(folders: readonly string[]): readonly ShardFile[] {
  const files = folders.flatMap(shardFilesIn);
  if (files.length === 0) throw new Error(messages.noShardFiles(folders));
  return files.sort().map((file) => {
    const read = parsed(readFileSync(file, 'utf8'));
    if (!isShardFile(read)) throw new Error(messages.noShardFile(file));
    return read;
  });
}

function shardFilesIn(folder: string): readonly string[] {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) throw new Error(messages.noShardFolder(folder));
  if (!found.isDirectory()) throw new Error(messages.noFolderOfShards(folder, dirname(folder)));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[/\\])shard-\d+-of-\d+\.json$/.test(name))
    .map((name) => join(folder, name));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isShardFile(value: unknown): value is ShardFile {
  return (
    isObject(value) &&
    [value.shard, value.since, value.only, value.lookedAt, value.screens].every(isObject) &&
    isKeptList(value.changes)
  );
}
