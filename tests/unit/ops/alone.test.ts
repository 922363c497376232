import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { alone, requireWritable } from '@/ops/alone.mjs';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'alone-'));
  mkdirSync(join(root, '.livery'));
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const lock = () => join(root, '.livery/lock');

it('lets two starts of one clone work one after the other, though the first fails', async () => {
  const steps: string[] = [];
  const turn = (name: string) =>
    alone(root, async () => {
      steps.push(`${name} begins`);
      await new Promise((done) => setTimeout(done, 20));
      steps.push(`${name} ends`);
      if (name === 'one') throw new Error('no build');
      return name;
    });
  expect(await Promise.allSettled([turn('one'), turn('two')])).toMatchObject([
    { status: 'rejected' },
    { status: 'fulfilled', value: 'two' },
  ]);
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(existsSync(lock())).toBe(false);
});

it('goes on with its work where its lock is removed meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const work = () => {
    rmSync(lock());
    vi.advanceTimersByTime(5_000);
    return 'done';
  };
  expect(await alone(root, work).finally(() => vi.useRealTimers())).toBe('done');
});

it('does not wait for a process that has ended, nor for one that was never seen again', {
  tags: ['deep'],
}, async () => {
  const ended = spawn(process.execPath, ['-e', '']);
  await new Promise((done) => ended.once('exit', done));
  writeFileSync(lock(), String(ended.pid));
  expect(await alone(root, () => 'ended')).toBe('ended');
  writeFileSync(lock(), String(process.pid));
  const hourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(lock(), hourAgo, hourAgo);
  expect(await alone(root, () => 'old')).toBe('old');
});

it('ends with what to do where the folder cannot be written', async () => {
  const unwritable = join(root, 'unwritable');
  mkdirSync(unwritable);
  // A file in the place of the folder fails as a read-only disk does, for every user.
  writeFileSync(join(unwritable, '.livery'), '');
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  await expect(alone(unwritable, () => 'done')).rejects.toThrow('ended with 1');
  expect(console.error).toHaveBeenLastCalledWith(
    expect.stringMatching(/cannot be written .* Make the project's folder writable/),
  );
});

it('ends a command that writes to the project in one line where it cannot be written', () => {
  const said = vi.spyOn(console, 'error').mockClear();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  requireWritable(root, 'npm run dev');
  expect(said).not.toHaveBeenCalled();
  // A folder that is not there fails as a read-only disk does, for every user.
  expect(() => requireWritable(join(root, 'nowhere'), 'npm run dev')).toThrow('ended with 1');
  expect(said.mock.calls.flat()).toEqual([
    expect.stringMatching(
      /^\S+nowhere cannot be written \(.+\), and `npm run dev` writes there, so nothing was started\./,
    ),
  ]);
});
