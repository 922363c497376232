import { setTimeout as wait } from 'node:timers/promises';
import { atMost, justShown, type Part, shown } from './figure';
import { percentile } from './measure';
import { type Interaction, interactionsOf, watchInteractions } from './phone/interactions';
import { openPhone, type Phone } from './phone/open-phone';
import { withoutPopups } from './phone/sign-in';
import { type BothSites, withBothSites } from './site/both-sites';

const times = 2;
/** Milliseconds that a visitor looks before each step. */
const looking = 400;
/** Milliseconds between two keys. */
const typing = 60;

/** The path of a new player, with taps and keys, on a processor slowed four times: how soon each step is painted. */
export const journey: Part = (say) =>
  withBothSites({ port: 4374, handPort: 4375, say }, async (both) => {
    const livery = await walked(both, liveryWay(both.livery), say);
    const byHand = await walked(both, handWay(both.byHand), say);
    const of = (all: readonly Interaction[]) => all.map(({ duration }) => duration);
    const [worst] = slowest(livery);
    return [
      atMost(150, {
        what: 'registering, a deposit’s page, a list, a game and back, on a slow phone: an interaction to its next paint, 98 of 100',
        livery: percentile(of(livery), 0.98),
        byHand: percentile(of(byHand), 0.98),
        show: shown.milliseconds,
        ...(worst && { why: `The slowest was ${worst.what}.` }),
      }),
      justShown({
        what: 'the same, the middle one',
        livery: percentile(of(livery), 0.5),
        byHand: percentile(of(byHand), 0.5),
        show: shown.milliseconds,
      }),
      justShown({ what: 'the same, interactions', livery: livery.length, byHand: byHand.length, show: shown.count }),
    ];
  });

/** A site as its visitor uses it: what is tapped and typed, page by page. */
type Way = {
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

const liveryWay = (origin: string): Way => ({
  register: `${origin}/m/register`,
  fieldOf: (name) => `form [name="values.${name}"]`,
  captcha: captchaOf,
  home: '[data-footer] a[href*="/m/home"]',
  deposit: '[data-footer] a[href*="/m/voucherCenter"]',
  amount: 'main form input[inputmode=decimal]',
  quick: 'main form button[class*="_key_"]:enabled',
  list: '[data-game-panel] a[href*="/m/gameList"]',
  search: 'main input[inputmode=search]',
  game: 'main li > a',
});

const handWay = (origin: string): Way => ({
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

async function walked({ browser }: BothSites, way: Way, say: (line: string) => void): Promise<readonly Interaction[]> {
  const all: Interaction[] = [];
  for (let time = 0; time < times; time += 1) {
    const phone = await openPhone(browser, { network: 'local', script: `${withoutPopups};${watchInteractions}` });
    try {
      await walk(phone, way, `q${Date.now().toString(36).slice(-8)}${time}`);
      all.push(...(await interactionsOf(phone)));
    } finally {
      await phone.close();
    }
  }
  for (const { duration, what } of slowest(all).slice(0, 5)) say(`${duration} ms: ${what}`);
  return all;
}

const slowest = (all: readonly Interaction[]) => all.toSorted((left, right) => right.duration - left.duration);

async function walk(phone: Phone, way: Way, username: string): Promise<void> {
  const { page } = phone;
  const tap = async (selector: string) => {
    await wait(looking);
    await page.locator(selector).first().tap();
  };
  const type = async (selector: string, text: string) => {
    await tap(selector);
    await page.keyboard.type(text, { delay: typing });
  };
  await page.goto(way.register, { waitUntil: 'load' });
  // Submits too early once, as players do: messages for the missing fields appear.
  await tap('form button[type=submit]');
  await type(way.fieldOf('username'), username);
  await type(way.fieldOf('password'), 'Secret123');
  await type(way.fieldOf('confirmPassword'), 'Secret123');
  await type(way.fieldOf('captcha'), await way.captcha(phone));
  await tap('form label:has(input[name=age])');
  await tap('form button[type=submit]');
  await page.waitForURL('**/home');

  await tap(way.deposit);
  await tap(way.quick);
  await type(way.amount, '00');

  await tap(way.home);
  await tap('header button[aria-expanded]');
  await page.locator('dialog[open]').waitFor();
  await wait(looking);
  await page.keyboard.press('Escape');
  for (const key of ['RNG', 'FISH', 'HOT']) await tap(`[role=tab][data-key=${key}]`);
  await tap('[role=tabpanel] li > button[aria-pressed]');
  await tap(way.list);
  await type(way.search, 'tiger');
  await tap('main li > button[aria-pressed]');
  await tap(way.game);
  await page.locator('iframe').waitFor();
  await wait(2 * looking);
  await page.goBack();
  await page.locator(way.search).waitFor();
  await tap(way.home);
  await page.locator('[role=tabpanel] li').first().waitFor();
  await wait(2 * looking);
}

async function captchaOf({ page, context, run }: Phone): Promise<string> {
  await page.locator('form img[src^="data:image/png"]').waitFor();
  const id = (await context.cookies()).find(({ name }) => name === 'captchaId')?.value ?? '';
  return String(
    await run(`fetch('/__sandbox/api/captcha?id=${id}').then(async (answer) => (await answer.json()).answer)`),
  );
}
