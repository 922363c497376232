import { expect } from 'playwright/test';
import { brokenWords } from '../broken-words';
import { byBrand } from '../depth';
import { newName } from '../new-member';
import { wordsOf } from '../words-of';
import { isNoWiderThanScreen, type Player, showsDialogs, signInNew, signInPersona, tellSandbox, test } from './player';

const homes = [
  { merchant: 'aurora', direction: 'ltr', popups: 1 },
  { merchant: 'padma', direction: 'ltr', popups: 1 },
  { merchant: 'jade', direction: 'ltr', popups: 1 },
  { merchant: 'mono', direction: 'ltr', popups: 0 },
  { merchant: 'noor', direction: 'rtl', popups: 1 },
] as const;

for (const { merchant, direction, popups } of homes) {
  test(
    `${merchant}: the home of a first visit shows its games and what it opens with [QAS-04, APP-01, APP-23]`,
    byBrand(merchant),
    async ({ player }) => {
      await player.begin(merchant, false);
      await player.visit(merchant, '/m/home');
      expect(await player.run(() => getComputedStyle(document.body).direction, null)).toBe(direction);
      if (popups > 0) await player.sees('dialog[open] button');
      await showsDialogs(player, popups);
      await expect.poll(() => player.run(picturesToCome, null), 'pictures on the screen').toEqual([]);
      await isNoWiderThanScreen(player);
    },
  );
}

test('mono: what goes wrong in a page is heard [QAS-04]', async ({ player, faults }) => {
  await player.visit('mono', '/m/help');
  await player.run(() => {
    console.error('said');
    // Functions of the page itself: what a driver's own script throws is no fault of the page.
    setTimeout(window.JSON.parse, 0, 'no json');
    void window.Promise.reject('rejected');
    new Image().src = 'http://elsewhere.example/a.png';
  }, null);
  await expect.poll(() => faults).toHaveLength(4);
  expect(faults.splice(0).sort().join()).toMatch(/^policy: img-src http.*,said,unhandled: .+,unhandled: rejected$/);
});

test('aurora: a guest logs in on the sheet over the home [QAS-04, APP-14]', async ({ player }) => {
  await player.begin('aurora');
  await player.visit('aurora', '/m/home');
  await player.tap('nav a', wordsOf('aurora', 'en')('footer.deposit'));
  await player.fill('agent1', 'dialog[open] [name="values.username"]');
  await showsDialogs(player);
  await player.fill('abc12345', 'dialog[open] [name="values.password"]');
  await player.tap('dialog[open] button[type=submit]');
  await expect.poll(() => player.run(nameInSession, null)).toBe('agent1');
});

test('aurora: a registration tells in sight what it refuses, and then lets a player in [QAS-04, AUT-09]', {
  tag: '@deep',
}, async ({ player }) => {
  await player.begin('aurora');
  await player.visit('aurora', '/m/register');
  await player.tap('form button[type=submit]');
  await expect.poll(() => player.run(refusedOf, null)).toEqual({ unsaid: 0, focus: 'in sight' });
  const username = newName();
  const given = { username, password: 'Secret123', confirmPassword: 'Secret123' };
  for (const [name, value] of Object.entries(given)) await player.fill(value, `form [name="values.${name}"]`);
  await player.fill(await captchaAnswer(player), 'form [name="values.captcha"]');
  await player.tap('form label:has(input[name=age])');
  await player.tap('form button[type=submit]');
  await player.isAt('/m/home');
  expect(await player.run(nameInSession, null)).toBe(username);
});

test('aurora: a game is played in its frame [QAS-04, GAM-11]', async ({ player }) => {
  await signInNew(player, 'aurora', '5000.00');
  const query = 'vendor=LVY&nodeId=14001&gameId=LVY-14001&gameCategory=RNG&name=Night+Dice&pageBack=%2Fm%2Fhome';
  await player.visit('aurora', `/m/launchGame?${query}`);
  await expect.poll(() => player.run(placeInGame, null)).toBeDefined();
  const purse = await player.run(purseInGame, null);
  await player.tapAt((await player.run(placeInGame, null)) ?? { x: 0, y: 0 });
  await expect.poll(() => player.run(purseInGame, null)).not.toBe(purse);
  await player.sees('[data-play-status]');
});

test('padma: a deposit comes to its order [QAS-04, MEM-07]', async ({ player }) => {
  const word = wordsOf('padma', 'bn');
  await signInNew(player, 'padma');
  await player.visit('padma', '/m/voucherCenter');
  await player.fill('500', 'main form input[inputmode=decimal]');
  await player.tap('main form button[type=submit]');
  await player.sees('main a', word('widget.deposit.pay'));
  await isNoWiderThanScreen(player);
});

test('aurora: a withdrawal goes out to a new account [QAS-04, MEM-08]', { tag: '@deep' }, async ({ player }) => {
  const wordIn = wordsOf('aurora', 'en');
  const word = (key: string) => wordIn(`widget.withdraw.${key}`);
  await signInNew(player, 'aurora', '5000.00');
  await player.visit('aurora', '/m/withdraw');
  await player.fill('500', 'main form input[inputmode=decimal]');
  await player.tap('main button', word('step.card'));
  await player.tap('dialog[open] button', `${word('bank')}: `);
  await player.fill('petale', 'dialog[open] [role=combobox]');
  await showsDialogs(player, 2);
  await player.tap('dialog[open] [role=option]');
  await player.fill(`4000${String(Date.now()).slice(-8)}`, 'dialog[open] input', word('card'));
  await showsDialogs(player);
  await player.tap('dialog[open] button', word('continue'));
  await player.tap('dialog[open] button', word('save'));
  await player.tap('main button', word('continue'));
  await player.fill('112233', 'dialog[open] input', word('fund'));
  await showsDialogs(player);
  await player.tap('dialog[open] button', word('submit'));
  await player.sees('main [role=status]', word('state.pending'));
  await isNoWiderThanScreen(player);
});

test('padma: a letter is read in its dialog [QAS-04, MEM-12]', { tag: '@deep' }, async ({ player }) => {
  const username = await signInNew(player, 'padma');
  await tellSandbox(player, 'letters', { merchant: 'padma', username, unread: 3, read: 0 });
  await player.visit('padma', '/m/webEmail');
  await player.tap('main li button');
  await player.sees('dialog[open] p');
  await showsDialogs(player);
  await isNoWiderThanScreen(player);
});

test('aurora: no word of the buttons of an agency is broken off [QAS-04, AGT-04]', { tag: '@deep' }, async ({
  player,
}) => {
  await signInPersona(player, 'aurora', 'agent-1');
  await player.visit('aurora', '/m/agent');
  const word = wordsOf('aurora', 'en');
  const buttons = [word('menu.withdraw'), word('menu.deposit')];
  for (const name of buttons) await player.sees('main a', name);
  // What a tile says may be hyphenated.
  expect((await player.run(brokenWords, null)).filter((one) => buttons.includes(one))).toEqual([]);
});

test('noor: records are looked at from right to left [QAS-04, MEM-10, APP-23]', { tag: '@deep' }, async ({
  player,
}) => {
  await signInPersona(player, 'noor', 'member-40');
  await player.visit('noor', '/m/transaction/record?days=30');
  // WebKit paints a list that is its own in its own grey.
  await player.sees('main select');
  expect(await player.run(ownLists, null)).toEqual([]);
  await player.tap('main li button');
  await player.sees('dialog[open] dd');
  await showsDialogs(player);
  await isNoWiderThanScreen(player);
});

/** What the picture of the captcha shows. */
async function captchaAnswer(player: Player): Promise<string> {
  await player.sees('form img[src^="data:image/png"]');
  const id = (await player.cookie('captchaId')) ?? '';
  return player.run(
    async (kept) => String((await (await fetch(`/__sandbox/api/captcha?id=${kept}`)).json()).answer),
    id,
  );
}

// What follows runs in the page.

function picturesToCome(): readonly string[] {
  const isOnScreen = (picture: Element) => {
    if (picture.closest('[inert]') !== null) return false; // A slide behind another.
    const { left, right, top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  };
  return [...document.images]
    .filter((picture) => isOnScreen(picture) && !(picture.complete && picture.naturalWidth > 0))
    .map(({ src }) => src);
}

function ownLists(): readonly string[] {
  const lists = [...document.querySelectorAll('main select')];
  return lists
    .filter((list) => getComputedStyle(list).appearance !== 'none')
    .map(({ textContent }) => textContent ?? '');
}

function nameInSession(): string | undefined {
  return JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}').userName;
}

/** How many refused fields say nothing of it, and where the one is that the player was taken to. */
function refusedOf() {
  const refused = [...document.querySelectorAll('form [aria-invalid=true]')];
  const isSaid = (field: Element) => {
    const words = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
    const besides = field.closest('label')?.parentElement?.querySelector('[aria-live]');
    return [...words, besides].some((line) => /\S/.test(line?.textContent ?? ''));
  };
  const focus = refused.find((field) => field === document.activeElement);
  if (focus === undefined) return { unsaid: refused.length, focus: 'none' };
  const { left, top, bottom } = focus.getBoundingClientRect();
  const isFree = focus.contains(document.elementFromPoint(left + 5, top + 1)) && bottom <= innerHeight;
  return {
    unsaid: refused.filter((field) => !isSaid(field)).length,
    focus: isFree ? 'in sight' : `${top} to ${bottom}`,
  };
}

/** Where the game's own button is on the screen, once it can be tapped. */
function placeInGame() {
  const frame = document.querySelector('iframe');
  const button = frame?.contentDocument?.querySelector('[data-play]:enabled');
  if (frame === null || button === null || button === undefined) return undefined;
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [around, box] = [frame.getBoundingClientRect(), button.getBoundingClientRect()];
  return { x: Math.round(around.x + box.x + box.width / 2), y: Math.round(around.y + box.y + box.height / 2) };
}

function purseInGame(): string | undefined {
  return document.querySelector('iframe')?.contentDocument?.querySelector('#balance')?.textContent ?? undefined;
}
