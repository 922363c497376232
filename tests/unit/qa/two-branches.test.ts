import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Decision } from '@/qa/decisions/decision';
import { writeDecisions } from '@/qa/decisions/decision-files';
import { twoBranches } from '@/qa/decisions/two-branches';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'branches-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function git(...args: readonly string[]): void {
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org'];
  execFileSync('git', ['-C', folder, ...who, ...args], { stdio: 'pipe' });
}

const decisionOn = (merchant: string, after: string): Decision => ({
  of: 'cause',
  before: 'old',
  after,
  cause: `${merchant}/merchant.json name`,
  verdict: 'accepted',
  who: 'Ann',
  why: '',
  on: '2026-01-31',
});

function commitDecision(decision: Decision): Decision {
  writeDecisions(folder, [decision]);
  git('add', '-A');
  git('commit', '-q', '-m', decision.after);
  return decision;
}

it('tells decisions of two branches from those that were made one after the other [QAS-07]', () => {
  git('init', '-q', '-b', 'main');
  const first = commitDecision(decisionOn('base', 'first'));
  const second = commitDecision(decisionOn('base', 'second'));
  git('checkout', '-q', '-b', 'other', 'main~1');
  const elsewhere = commitDecision(decisionOn('padma', 'elsewhere'));
  git('merge', '-q', '--no-edit', 'main');
  const areOfTwo = twoBranches(folder);
  expect(areOfTwo(first, second)).toBe(false);
  expect(areOfTwo(first, elsewhere)).toBe(false);
  expect(areOfTwo(second, elsewhere)).toBe(true);
});
