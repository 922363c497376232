import { fromKept } from '../causes/kept-changes';
import type { ConfigEdit } from '../edits/config-edits';
import type { Found } from '../findings';
import { messages } from '../messages';
import type { LookedAt, ShardFile } from './shard-file';

/** The shards of one run, each once. */
export type Shards = {
  readonly first: ShardFile;
  readonly files: readonly ShardFile[];
  readonly missing: readonly number[];
};

/** Throws an `Error` for ops that names which shards differ in what they looked at. */
export function shardsOfOneRun(files: readonly ShardFile[]): Shards {
  const [first] = files;
  if (first === undefined) throw new Error(messages.noShardFiles([]));
  for (const [what, wordsOf] of alike) {
    const values = [...new Set(files.map(wordsOf))];
    if (values.length === 1) continue;
    const partsOf = (value: string) => files.filter((file) => wordsOf(file) === value).map(({ shard }) => shard.part);
    throw new Error(
      messages.differentShards(
        what,
        values.map((value) => ({ value, parts: partsOf(value) })),
      ),
    );
  }
  // A shard that was stopped and run again is there twice. The whole one comes last, so it counts.
  const wholeLast = files.toSorted((one, other) => Number(one.isWhole) - Number(other.isWhole));
  const byPart = new Map(wholeLast.map((file) => [file.shard.part, file]));
  const all = Array.from({ length: first.shard.of }, (_, index) => index + 1);
  return { first, files: [...byPart.values()], missing: all.filter((part) => !byPart.has(part)) };
}

/** What all shards of a run have alike, in words for ops. */
const alike: readonly (readonly [what: string, wordsOf: (file: ShardFile) => string])[] = [
  ['so many shards:', ({ shard }) => String(shard.of)],
  ['commit', ({ lookedAt }) => lookedAt.commit.slice(0, 8)],
  ['a comparison with', ({ since }) => since.name],
  ['the flags', flagWords],
  ['config with the hash', ({ lookedAt }) => lookedAt.config],
  ['code with the hash', ({ lookedAt }) => lookedAt.code],
];

function flagWords({ only, seeksFaults }: ShardFile): string {
  const named = { brand: only.brands, page: only.pages, persona: only.personas, language: only.languages };
  const flags = Object.entries(named).flatMap(([flag, names]) => (names ?? []).map((name) => `--${flag} ${name}`));
  return [...flags, ...(seeksFaults ? ['--faults'] : [])].join(' ');
}

/** Throws an `Error` for ops if the shards looked at other files than those that stand here. */
export function checkIsHere({ first }: Shards, here: Pick<LookedAt, 'commit' | 'config'>): void {
  const { commit, config } = first.lookedAt;
  if (commit !== here.commit)
    throw new Error(messages.shardsOfElsewhere('commit', commit.slice(0, 8), here.commit.slice(0, 8)));
  if (config !== here.config) throw new Error(messages.shardsOfElsewhere('config with the hash', config, here.config));
}

/** All that the shards found, as one run would have. `edits` are those of config. */
export function mergedFound({ first, files, missing }: Shards, edits: readonly ConfigEdit[]): Found {
  const { codeEdits, seeksFaults } = first;
  const screens = new Map<string, number>();
  for (const [brand, count] of files.flatMap((file) => Object.entries(file.screens)))
    screens.set(brand, (screens.get(brand) ?? 0) + count);
  const sum = (countOf: (file: ShardFile) => number) => files.reduce((total, file) => total + countOf(file), 0);
  return {
    ...{ screens, edits, codeEdits, seeksFaults },
    changes: files.flatMap(({ changes }) => fromKept(changes, [...edits, ...codeEdits])),
    drawn: sum(({ drawn }) => drawn),
    failed: sum(({ failed }) => failed),
    isWhole: missing.length === 0 && files.every(({ isWhole }) => isWhole),
  };
}
