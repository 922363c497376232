import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gamePage } from '@/sandbox/games/page';
import { wordsOf } from '@/sandbox/games/words/words-of';

const client = resolve(import.meta.dirname, '../../../../src/sandbox/games/client/lottery.js');
const words = wordsOf('EN');
const saleMs = 60_000;
const notDrawn = { status: 2, win: null };
const won = { status: 4, win: 19 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
  document.body.replaceChildren();
});

/** Opens the page of a lottery. Its server tells each time what became of the last ticket. */
async function openPage(fate: () => object) {
  const openTime = Date.now();
  const lottery = () => ({
    now: Date.now(),
    onSale: { numero: '2', endTime: Date.now() + saleMs },
    last: { numero: '1', digits: ['4', '2'] },
    unit: 1,
    mostIssues: 5,
    plays: [{ playId: 1, name: 'Sum', hint: '', odds: 1.9, options: ['BIG', 'SMALL'] }],
    ticket: { numero: '1', bets: [], stake: 2, openTime, ...fate() },
  });
  const money = { symbol: '$', symbolPosition: 'before', digits: 'latn', currency: 'USD' };
  const state = { title: 'Draw', balance: 100, money, words, hue: 0 };
  vi.stubGlobal('fetch', async () => ({
    json: async () => ({ success: true, value: { ...state, lottery: lottery() } }),
  }));
  document.documentElement.lang = 'en';
  const page = new DOMParser().parseFromString(gamePage('lottery', 'EN'), 'text/html');
  document.body.replaceChildren(...page.body.childNodes);
  await import(client);
  await vi.advanceTimersByTimeAsync(0);
}

const result = () => document.querySelector('#result')?.textContent ?? '';

it('says once what a ticket has won, when it is drawn [GAM-15]', async () => {
  let fate: object = notDrawn;
  await openPage(() => fate);
  expect(result()).toBe(words.hello);
  fate = won;
  await vi.advanceTimersByTimeAsync(2000);
  expect(result()).toContain(words.won);
  document.querySelector('#result')?.replaceChildren();
  await vi.advanceTimersByTimeAsync(2 * saleMs);
  expect(result()).toBe('');
});

it('shows a ticket that was drawn before the page was opened, and does not announce it [GAM-15]', async () => {
  await openPage(() => won);
  expect(result()).toBe(words.hello);
  expect(document.querySelector<HTMLElement>('#ticket')?.dataset.state).toBe('won');
});
