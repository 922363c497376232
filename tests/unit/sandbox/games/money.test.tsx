import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findMerchant } from '@/sandbox/merchant';
import type { MerchantLocale } from '@/storefront/contract/merchant-locale';
import { createFormat } from '@/storefront/platform/languages/format';

const configs = resolve(import.meta.dirname, '../../../../merchant-configs');
const client = resolve(import.meta.dirname, '../../../../src/sandbox/games/client/game.js');
const localeOf = (merchant: string): MerchantLocale =>
  JSON.parse(readFileSync(`${configs}/${merchant}/merchant.json`, 'utf8')).locale;

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
  document.body.replaceChildren();
});

/** What the page of a game writes, of a merchant that the server has told how money is written. */
async function writtenInGame(merchant: string, language: string) {
  const locale = localeOf(merchant);
  const moneyIn = (one: string) => ({ ...locale, ...locale.languages?.[one] });
  const found = findMerchant(
    { M: { id: merchant, console: {}, currency: locale.currency, symbol: locale.symbol, moneyIn } },
    'M',
  );
  document.documentElement.lang = language === 'cn' ? 'zh' : language;
  for (const id of ['exit', 'less', 'more', 'title', 'balance', 'stake', 'result'])
    document.body.appendChild(document.createElement('p')).id = id;
  const value = { title: 'Game', balance: 1234567.5, money: found?.moneyIn(language.toUpperCase()), words: {}, hue: 0 };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, value }));
  const { startGame } = await import(client);
  await startGame({ choose: () => ({}), show: () => '' });
  return (document.querySelector('#balance')?.textContent ?? '').replace(/[\u2066\u2069]/g, '');
}

const merchants = ['aurora', 'padma', 'jade', 'mono', 'noor'];
const languages = ['en', 'bn', 'hi', 'vi', 'th', 'id', 'pt', 'es', 'ur', 'cn'];

it.each(merchants.flatMap((merchant) => languages.map((language) => [merchant, language] as const)))(
  'a game of %s in %s writes money as the site around it does [GAM-11]',
  async (merchant, language) => {
    const { money } = createFormat(localeOf(merchant), language);
    expect(await writtenInGame(merchant, language)).toBe(money(1234567.5));
  },
);
