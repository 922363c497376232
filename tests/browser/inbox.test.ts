import { patient } from '../support/patience';
import { expect, test } from './checked-page';
import { byBrand } from './depth';
import { signInNew } from './new-member';
import { origin } from './origin';
import { giveLetters } from './play';
import { axeFaults, isNoWiderThanScreen, layFlat, openPage } from './steps';
import { wordsOf } from './words-of';

// Colours are judged, and words that are there: nothing fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [merchant, language] of [
  ['aurora', 'en'],
  ['padma', 'bn'],
] as const) {
  const wordIn = wordsOf(merchant, language);
  const word = (key: string) => wordIn(`widget.inbox.${key}`);
  const chosen = word('deleteChosen').split('{{')[0] ?? '';

  test(`${merchant}: messages are read, deleted, taken back and gone [MEM-12]`, byBrand(merchant), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const name = await signInNew(page, merchant);
    await giveLetters(page, merchant, name, { unread: 3, read: 24 });
    await openPage(page, `${origin(merchant)}/m/webEmail`);
    const inbox = page.getByRole('region', { name: wordIn('title.webEmail'), exact: true });
    const letters = page.getByRole('banner').getByRole('link', { name: wordIn('title.webEmail') });
    const rows = inbox.getByRole('listitem');
    await expect(rows).toHaveCount(20);
    await expect(rows.filter({ hasText: word('unread') })).toHaveCount(3);
    await expect(letters).not.toHaveAccessibleName(wordIn('title.webEmail'));
    await isNoWiderThanScreen(page);

    await rows.first().getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await isNoWiderThanScreen(page);
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(rows.filter({ hasText: word('unread') })).toHaveCount(2);

    await inbox.getByRole('button', { name: word('more') }).click();
    await expect(rows).toHaveCount(27);
    await inbox.getByRole('button', { name: word('select'), exact: true }).click();
    await rows.nth(25).getByRole('checkbox').check();
    await rows.nth(26).getByRole('checkbox').check();
    await isNoWiderThanScreen(page);
    await inbox.getByRole('button', { name: chosen }).click();
    await expect(rows).toHaveCount(25);
    await expect(inbox.getByRole('button', { name: word('undo') })).toBeFocused();
    await isNoWiderThanScreen(page);
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(27);
    await page.evaluate(layFlat);
    expect(await axeFaults(page, 'main')).toEqual([]);

    await inbox.getByRole('button', { name: word('select'), exact: true }).click();
    await inbox.getByRole('button', { name: word('all') }).click();
    await inbox.getByRole('button', { name: chosen }).click();
    await expect(inbox.getByText(wordIn('inbox.empty'))).toBeVisible();
    // What is deleted is sent as the page goes; the next one may have asked for its letters a moment before that arrived.
    await expect(async () => {
      await page.reload();
      await expect(inbox.getByText(wordIn('inbox.empty'))).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: patient(30_000) });
    await expect(letters).toHaveAccessibleName(wordIn('title.webEmail'));
    await page.evaluate(layFlat);
    expect(await axeFaults(page, 'main')).toEqual([]);
  });

  test(`${merchant}: what is deleted just before the page is loaded anew is gone, also as the first thing done there [MEM-12]`, {
    tag: '@deep',
  }, async ({ page }) => {
    const name = await signInNew(page, merchant);
    await giveLetters(page, merchant, name, { unread: 0, read: 3 });
    await openPage(page, `${origin(merchant)}/m/webEmail`);
    const inbox = page.getByRole('region', { name: wordIn('title.webEmail'), exact: true });
    const rows = inbox.getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await inbox.getByRole('button', { name: word('select'), exact: true }).click();
    await rows.first().getByRole('checkbox').check();
    await inbox.getByRole('button', { name: chosen }).click();
    await expect(rows).toHaveCount(2);
    await page.reload();
    await expect(inbox.getByRole('button', { name: word('select'), exact: true })).toBeVisible();
    await expect(rows).toHaveCount(2);
  });
}
