import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBrands } from '@tests/support/changed-config';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { checkNarrowing, type Narrowing } from '@/qa/narrow';
import { runQa } from '@/qa/run-qa';
import { type OpenedStates, openStates } from '@/qa/states/open-states';

const folder = mkdtempSync(join(tmpdir(), 'narrow-'));
let states: OpenedStates;
beforeAll(async () => {
  copyBrands(folder, 'mono', 'noor');
  states = await openStates(folder, folder);
});
afterAll(() => {
  states.close();
  rmSync(folder, { recursive: true });
});

it.each<{ only: Narrowing; says: string }>([
  { only: { brands: ['mono'], languages: ['ur'] }, says: 'mono has no language ur' },
  { only: { brands: ['mono'], pages: ['cricket-nights'] }, says: 'Or name a brand that has it: --brand noor.' },
  { only: { pages: ['cricket-nights'], languages: ['bn'], brands: ['mono', 'noor'] }, says: 'has all of' },
])('refuses a narrowing that leaves no screen: $says [QAS-06]', async ({ only, says }) => {
  await expect(checkNarrowing(only, states)).rejects.toThrow(says);
});

it('counts the screens that the narrowing leaves, and no others [QAS-06]', async () => {
  const screensIn = async (only: Narrowing) => (await runQa(states, { only })).screens.get('mono') ?? 0;
  const ofHome = await screensIn({ brands: ['mono'], pages: ['home'] });
  const inEnglish = await screensIn({ brands: ['mono'], pages: ['home'], languages: ['en'] });
  expect(
    await screensIn({ brands: ['mono'], pages: ['home'], languages: ['en'], personas: ['guest'] }),
  ).toBeGreaterThan(0);
  expect(inEnglish).toBeLessThan(ofHome);
  expect(ofHome).toBeLessThan(await screensIn({ brands: ['mono'] }));
});

it('takes a brand for gone that is a mere parent of others now [QAS-06]', async () => {
  const now = mkdtempSync(join(tmpdir(), 'abstract-'));
  onTestFinished(() => rmSync(now, { recursive: true }));
  copyBrands(now, 'mono', 'noor');
  const file = join(now, 'mono/merchant.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), abstract: true }));
  const { before, after, close } = await openStates(folder, now);
  onTestFinished(close);
  expect([before.ids, after.ids]).toEqual([['mono', 'noor'], ['noor']]);
});
