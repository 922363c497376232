import { expect } from 'playwright/test';
import { wordsOf } from '../words-of';
import { isNoWiderThanScreen, showsDialogs, test } from './player';

const homes = [
  { merchant: 'aurora', dir: 'ltr' },
  { merchant: 'padma', dir: 'ltr' },
  { merchant: 'jade', dir: 'ltr' },
  { merchant: 'mono', dir: 'ltr' },
  { merchant: 'noor', dir: 'rtl' },
] as const;

for (const { merchant, dir } of homes) {
  test(`${merchant}: the first visit home shows [QAS-04]`, async ({ player }) => {
    await player.visit(merchant, '/m/home');
    expect(await player.run(() => document.documentElement.dir || 'ltr', undefined)).toBe(dir);
    console.log(merchant, await player.run(async () => { await new Promise(r => setTimeout(r, 3000)); return [...document.querySelectorAll('dialog[open]')].map(d => (d.textContent ?? '').slice(0,50) + d.children[1]?.clientHeight + ' ' + d.children[1]?.scrollHeight) }, undefined));
    await isNoWiderThanScreen(player);
  });
}
