import type { Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { signInNew } from './new-member';
import { origin } from './origin';
import { axeFaults, isNoWiderThanScreen, keepPicture, layFlat, openPage } from './steps';
import { wordsOf } from './words-of';

// Colours are judged, and words that are there: nothing fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const address = (merchant: string) => `${origin(merchant)}/m/inviteFriends`;

test('aurora: a friend comes by the link of a member, and stands in the list [MEM-13]', { tag: '@deep' }, async ({
  page,
  browser,
}) => {
  const wordIn = wordsOf('aurora', 'en');
  const word = (key: string) => wordIn(`widget.invite.${key}`);
  await page.setViewportSize({ width: 320, height: 640 });
  await signInNew(page, 'aurora');
  await openPage(page, address('aurora'));
  const invitation = page.getByRole('region', { name: wordIn('invite.title') });
  const link = invitation.getByText(/\/m\/register\?r=/);
  const url = (await link.textContent()) ?? '';
  const code = new URL(url).searchParams.get('r') ?? '';
  await expect(invitation.getByText(word('none'))).toBeVisible();
  await isNoWiderThanScreen(page);
  await page.evaluate(layFlat);
  expect(await axeFaults(page, 'main')).toEqual([]);

  await invitation.getByRole('button', { name: word('poster') }).click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toHaveAttribute('src', /^data:image\/png;base64,/);
  expect(await picture.evaluate((drawn: HTMLImageElement) => [drawn.naturalWidth, drawn.naturalHeight])).toEqual([
    720, 1080,
  ]);
  await isNoWiderThanScreen(page);
  expect(await axeFaults(page, 'dialog')).toEqual([]);
  await keepPicture(page, 'invite-poster');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: word('save') }).click();
  expect((await saving).suggestedFilename()).toBe(`${code}.png`);
  await page.keyboard.press('Escape');

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(url);
  await expect(friend).toHaveURL(/\/m\/register/);
  await registerInvited(friend, code);
  await friend.context().close();

  await page.reload();
  await expect(invitation.getByText(word('joined'), { exact: true })).toBeVisible();
  await expect(invitation.getByText(word('none'))).toHaveCount(0);
});

/** Registers by a service with the code, once the page has kept it of the link that led there. */
async function registerInvited(page: Page, code: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(code);
  const answer = await page.evaluate(async (affiliateCode) => {
    const headers = { Merchant: 'AURORA', Language: 'EN', 'Content-Type': 'application/json' };
    const body = { firebaseChannel: 'google', firebaseIdToken: `sandbox:${Date.now()}`, type: 0, affiliateCode };
    const init = { method: 'PUT', headers, body: JSON.stringify(body) };
    return (await fetch('/wps/member/register/autoUsername', init)).json();
  }, code);
  expect(answer).toMatchObject({ success: true });
}

test('padma: who opens the page while the promotion is off is told whom to ask [MEM-13]', { tag: '@deep' }, async ({
  page,
}) => {
  const word = wordsOf('padma', 'bn');
  await page.setViewportSize({ width: 320, height: 640 });
  await signInNew(page, 'padma');
  await openPage(page, address('padma'));
  const main = page.getByRole('main');
  await expect(main.getByText(word('invite.closed'))).toBeVisible();
  await expect(main.getByRole('button', { name: word('common.service') })).toBeVisible();
  await expect(main.getByText(/register\?r=/)).toHaveCount(0);
  await isNoWiderThanScreen(page);
  await page.evaluate(layFlat);
  expect(await axeFaults(page, 'main')).toEqual([]);
});
