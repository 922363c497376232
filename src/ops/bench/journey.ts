import { setTimeout as wait } from 'node:timers/promises';
import { builtClass } from '../build/class-names.mjs';
import { atMost, formats, type Part, withoutTarget } from './figure';
import { percentile } from './measure';
import { type Interaction, interactionsOf, watchInteractions } from './phone/interactions';
import { openPhone, type Phone } from './phone/open-phone';
import { withoutPopups } from './phone/sign-in';
import { type BothSites, withBothSites } from './site/both-sites';

const runCount = 2;
/** Milliseconds that a visitor looks before each step. */
const lookMs = 400;
/** Milliseconds between two keys. */
const keyMs = 60;

/** The path of a new player, with taps and keys, on a slow phone: how soon each step is painted. */
export const journey: Part = (say) =>
  withBothSites({ port: 4374, handPort: 4375, say }, async (sites) => {
    const livery = await interactionsOfWalks(sites, liveryControls(sites.livery), say);
    const byHand = await interactionsOfWalks(sites, handControls(sites.byHand), say);
    const durationsOf = (interactions: readonly Interaction[]) => interactions.map(({ duration }) => duration);
    const [worst] = slowest(livery);
    return [
      atMost(150, {
        what: 'registering, a deposit’s page, a list, a game and back, on a slow phone: an interaction to its next paint, 98 of 100',
        livery: percentile(durationsOf(livery), 0.98),
        byHand: percentile(durationsOf(byHand), 0.98),
        show: formats.milliseconds,
        ...(worst && { why: `The slowest was ${worst.what}.` }),
      }),
      withoutTarget({
        what: 'the same, the middle one',
        livery: percentile(durationsOf(livery), 0.5),
        byHand: percentile(durationsOf(byHand), 0.5),
        show: formats.milliseconds,
      }),
      withoutTarget({
        what: 'the same, interactions',
        livery: livery.length,
        byHand: byHand.length,
        show: formats.count,
      }),
    ];
  });

/** What is tapped and typed on a site, page by page: the address of `register`, and selectors. */
type SiteControls = {
  readonly register: string;
  readonly fieldOf: (name: string) => string;
  /** The code in the captcha's picture, if there is one. */
  readonly captcha: (phone: Phone) => Promise<string>;
  readonly home: string;
  readonly deposit: string;
  readonly amount: string;
  readonly quick: string;
  readonly list: string;
  readonly search: string;
  readonly game: string;
};

const liveryControls = (origin: string): SiteControls => ({
  register: `${origin}/m/register`,
  fieldOf: (name) => `form [name="values.${name}"]`,
  captcha: captchaOf,
  home: '[data-footer] a[href*="/m/home"]',
  deposit: '[data-footer] a[href*="/m/voucherCenter"]',
  amount: 'main form input[inputmode=decimal]',
  quick: `main form button.${builtClass('.', 'src/storefront/forms/fields/amount-field.module.css', 'key')}:enabled`,
  list: '[data-game-panel] a[href*="/m/gameList"]',
  search: 'main input[inputmode=search]',
  game: 'main li > a',
});

const handControls = (origin: string): SiteControls => ({
  register: `${origin}/register`,
  fieldOf: (name) => `form [name="${name}"]`,
  captcha: async () => '1234',
  home: 'nav a[href="/home"]',
  deposit: 'nav a[href="/deposit"]',
  amount: 'main form input[inputmode=decimal]',
  quick: 'main form button[data-amount]',
  list: '[role=tabpanel] a[href="/list"]',
  search: 'main input[type=search]',
  game: 'main li > a',
});

async function interactionsOfWalks(
  { browser }: BothSites,
  site: SiteControls,
  say: (line: string) => void,
): Promise<readonly Interaction[]> {
  const interactions: Interaction[] = [];
  for (let time = 0; time < runCount; time += 1) {
    const phone = await openPhone(browser, { network: 'local', script: `${withoutPopups};${watchInteractions}` });
    try {
      await walk(phone, site, `q${Date.now().toString(36).slice(-8)}${time}`);
      interactions.push(...(await interactionsOf(phone)));
    } finally {
      await phone.close();
    }
  }
  for (const { duration, what } of slowest(interactions).slice(0, 5)) say(`${duration} ms: ${what}`);
  return interactions;
}

const slowest = (interactions: readonly Interaction[]) =>
  interactions.toSorted((left, right) => right.duration - left.duration);

async function walk(phone: Phone, site: SiteControls, username: string): Promise<void> {
  const { page } = phone;
  const tap = async (selector: string) => {
    await wait(lookMs);
    await page.locator(selector).first().tap();
  };
  const type = async (selector: string, text: string) => {
    await tap(selector);
    await page.keyboard.type(text, { delay: keyMs });
  };
  await page.goto(site.register, { waitUntil: 'load' });
  // Submits too early once, as players do: messages for the missing fields appear.
  await tap('form button[type=submit]');
  await type(site.fieldOf('username'), username);
  await type(site.fieldOf('password'), 'Secret123');
  await type(site.fieldOf('confirmPassword'), 'Secret123');
  await type(site.fieldOf('captcha'), await site.captcha(phone));
  await tap('form label:has(input[name=age])');
  await tap('form button[type=submit]');
  await page.waitForURL('**/home');

  await tap(site.deposit);
  await tap(site.quick);
  await type(site.amount, '00');

  await tap(site.home);
  await tap('header button[aria-expanded]');
  await page.locator('dialog[open]').waitFor();
  await wait(lookMs);
  await page.keyboard.press('Escape');
  for (const key of ['RNG', 'FISH', 'HOT']) await tap(`[role=tab][data-key=${key}]`);
  await tap('[role=tabpanel] li > button[aria-pressed]');
  await tap(site.list);
  await type(site.search, 'tiger');
  await tap('main li > button[aria-pressed]');
  await tap(site.game);
  await page.locator('iframe').waitFor();
  await wait(2 * lookMs);
  await page.goBack();
  await page.locator(site.search).waitFor();
  await tap(site.home);
  await page.locator('[role=tabpanel] li').first().waitFor();
  await wait(2 * lookMs);
}

async function captchaOf({ page, context, run }: Phone): Promise<string> {
  await page.locator('form img[src^="data:image/png"]').waitFor();
  const id = (await context.cookies()).find(({ name }) => name === 'captchaId')?.value ?? '';
  return String(
    await run(`fetch('/__sandbox/api/captcha?id=${id}').then(async (answer) => (await answer.json()).answer)`),
  );
}
