import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBrands } from '@tests/support/changed-config';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { main } from '@/ops/qa';
import { editsOf, type Findings, type Found, findingsOf } from '@/qa/findings';
import { messages } from '@/qa/messages';
import { findChanges, runQa } from '@/qa/run-qa';
import { isInShard, readShard } from '@/qa/shard';
import { checkIsHere, mergedFound, shardsOfOneRun } from '@/qa/shards/merge-shards';
import { readShardFiles, type ShardFile, shardFileName, toShardFile } from '@/qa/shards/shard-file';
import { type OpenedStates, openStates } from '@/qa/states/open-states';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qa-shards-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const nothing: Found = {
  ...{ screens: new Map([['padma', 4]]), edits: [], codeEdits: [], seeksFaults: false, changes: [] },
  ...{ drawn: 0, failed: 0, isWhole: true },
};

function left(part: number, { of = 3, commit = 'c1', isWhole = true, only = {} } = {}): ShardFile {
  const lookedAt = { commit, config: 'files', code: '' };
  const since = { place: 'main', name: 'main' };
  return toShardFile({ shard: { part, of }, since, only, lookedAt, failures: [] }, { ...nothing, isWhole });
}

describe('a shard', () => {
  it('is one part of how many, and nothing else [QAS-13]', () => {
    expect(readShard('2/8')).toEqual({ part: 2, of: 8 });
    for (const words of ['0/8', '9/8', '2', '2/', 'two/8', '2/8/1'])
      expect(() => readShard(words)).toThrow(`"${words}" names no shard`);
  });

  it('has as many pages as the others, and each page is in one [QAS-13]', () => {
    const counts = Array.from({ length: 8 }, () => 0);
    for (let index = 0; index < 50 * 60; index += 1) {
      const isHere = counts.map((_, part) => isInShard({ part: part + 1, of: 8 }, `brand-${index % 50}`, `p${index}`));
      expect(isHere.filter(Boolean)).toHaveLength(1);
      counts[isHere.indexOf(true)] = (counts[isHere.indexOf(true)] ?? 0) + 1;
    }
    expect(Math.max(...counts)).toBeLessThan(1.25 * (3_000 / 8));
  });
});

describe('shards that are merged', () => {
  it('are told by number where one is missing, and what is there is no whole run [QAS-13]', () => {
    const shards = shardsOfOneRun([left(3), left(1)]);
    expect(shards.missing).toEqual([2]);
    expect(messages.missingShards(shards.missing, 3)).toBe(
      'Shard 2 of 3 is missing, so nothing is known of its screens: causes may be missing in what follows, and one that several brands share may seem smaller than it is. Run --shard 2/3 with the same flags as the others, then merge again.',
    );
    expect(mergedFound(shards, [])).toMatchObject({ isWhole: false, screens: new Map([['padma', 8]]) });
    expect(mergedFound(shardsOfOneRun([left(3), left(1), left(2)]), []).isWhole).toBe(true);
  });

  it('count once where one was stopped and run again, and are not whole where it was only stopped [QAS-13]', () => {
    const stopped = left(2, { isWhole: false });
    expect(mergedFound(shardsOfOneRun([left(1), left(2), left(3), stopped]), [])).toMatchObject({
      ...{ isWhole: true, screens: new Map([['padma', 12]]) },
    });
    expect(mergedFound(shardsOfOneRun([left(1), stopped, left(3)]), []).isWhole).toBe(false);
  });

  it.each([
    ['commits', left(2, { commit: 'c2' }), 'commit c1 in shards 1, 3; commit c2 in shard 2'],
    [
      'flags',
      left(2, { only: { brands: ['padma'] } }),
      'the flags none in shards 1, 3; the flags --brand padma in shard 2',
    ],
    ['runs', left(2, { of: 4 }), 'so many shards: 3 in shards 1, 3; so many shards: 4 in shard 2'],
  ])('are refused, and it is told which, where they are of different %s [QAS-13]', (_, other, says) => {
    expect(() => shardsOfOneRun([left(1), left(3), other])).toThrow(says);
  });

  it('are refused where other files stand here, and where one is no result [QAS-13]', () => {
    const shards = shardsOfOneRun([left(1)]);
    expect(() => checkIsHere(shards, { commit: 'c1', config: 'files' })).not.toThrow();
    expect(() => checkIsHere(shards, { commit: 'c2', config: 'files' })).toThrow('commit c1, but here is commit c2');
    expect(() => checkIsHere(shards, { commit: 'c1', config: 'others' })).toThrow('files, but here is config with');
    expect(() => readShardFiles([folder])).toThrow('No shard left its result');
    writeFileSync(join(folder, 'shard-1-of-2.json'), '{"shard":');
    expect(() => readShardFiles([folder])).toThrow('shard-1-of-2.json is not the result of a shard');
    rmSync(join(folder, 'shard-1-of-2.json'));
  });
});

it('are looked for in folders that are there, and the command says which is not [QAS-13]', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const there = join(folder, 'there');
  mkdirSync(there);
  onTestFinished(() => rmSync(there, { recursive: true }));
  const file = join(there, 'shard-1-of-2.json');
  writeFileSync(file, JSON.stringify(left(1, { of: 2 })));
  expect(readShardFiles([there])).toHaveLength(1);
  expect(await main(['merge', there, join(folder, 'none')])).toBe(2);
  expect(await main(['merge', file])).toBe(2);
  expect(told.mock.calls.flat()).toEqual([
    `There is no folder ${join(folder, 'none')}, so nothing was merged. Name the folders with shard-1-of-8.json and the others.`,
    `${file} is a file, so nothing was merged. Name the folder in which it lies: npm run qa -- merge ${there}`,
  ]);
});

/** Two brands before and after edits of the base, of one brand and of its texts. */
async function openPlanted(): Promise<OpenedStates> {
  const [before, config] = [join(folder, 'before'), join(folder, 'config')];
  copyBrands(before, 'padma');
  copyBrands(config, 'padma');
  const edit = (file: string, was: string, is: string) => {
    const text = readFileSync(join(config, file), 'utf8');
    expect(text).toContain(was);
    writeFileSync(join(config, file), text.replace(was, is));
  };
  edit('base/pages/mine.json', '"icon": "info"', '"icon": "lock"');
  edit('padma/texts/en.json', '"My money"', '"Our money"');
  edit('padma/merchant.json', '"#a83c19"', '"#a83c18"');
  return openStates(before, config);
}

/** What a report is made of, without the order in which it was found. */
const contentOf = ({ groups, screens, differing, drawn, idle }: Findings) => ({
  ...{ screens, differing, drawn, idle: idle.length },
  groups: groups.map(({ id, screens, brands, differences }) => ({
    ...{ id, screens, brands },
    differences: differences.map(({ before, after, changes, places }) => [before, after, changes, places]).sort(),
  })),
});

it('find together what one run finds, with the same causes [QAS-13]', async () => {
  const states = await openPlanted();
  const only = {
    brands: ['padma'],
    pages: ['mine', 'service'],
    personas: ['guest', 'member-0'],
    languages: ['en'],
  };
  const render = async () => '<a data-node="page" href="/m/home"></a>';
  const options = { only, faults: { id: '', render } };
  for (const part of [1, 2]) {
    const shard = { part, of: 2 };
    const found = await findChanges(states, { ...options, shard });
    const lookedAt = { commit: 'c1', config: 'files', code: '' };
    const file = toShardFile({ shard, since: { place: '', name: '' }, only, lookedAt, failures: [] }, found);
    writeFileSync(join(folder, shardFileName(shard)), JSON.stringify(file));
  }
  const files = readShardFiles([folder]);
  expect(files.filter(({ changes }) => changes.length > 0).length).toBeGreaterThan(1);
  const merged = mergedFound(shardsOfOneRun(files), editsOf(states));
  const whole = await runQa(states, options);
  expect(contentOf(findingsOf(merged, states, only))).toEqual(contentOf(whole));
  expect(whole.groups.length).toBeGreaterThan(2);
  states.close();
});

it('leave results that the command merges into one report with one exit code [QAS-13]', {
  tags: ['deep'],
}, async () => {
  const states = await openPlanted();
  states.close();
  const out = join(folder, 'out');
  vi.stubEnv('CONFIG_SOURCE', join(folder, 'config'));
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const qa = (...args: readonly string[]) => main([...args, '--out', out]);
  const part = ['--since', join(folder, 'before'), '--brand', 'padma', '--page', 'mine', '--page', 'help'];
  expect(await qa(...part, '--shard', '2/3')).toBe(0);
  expect(await qa('merge', out)).toBe(2);
  expect(said.mock.calls.flat().join()).toContain('Shards 1, 3 of 3 are missing');
  expect(said.mock.calls.flat().join()).toContain('Run --shard 1/3, --shard 3/3 with the same flags');
  for (const shard of ['1/3', '3/3']) expect(await qa(...part, '--shard', shard)).toBe(0);
  said.mockClear();
  expect(await qa('merge', out)).toBe(1);
  const merged = said.mock.calls.flat().join();
  said.mockClear();
  expect(await qa(...part)).toBe(1);
  expect(merged).toBe(said.mock.calls.flat().join());
  expect(await qa(...part, '--page', 'login', '--shard', '1/3')).toBe(0);
  expect(await qa('merge', out)).toBe(2);
  expect(told.mock.calls.flat().join()).toContain('--page login in shard 1');
});
