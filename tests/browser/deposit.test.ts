import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { patient } from '../support/patience';
import { expect, test } from './checked-page';
import { quickIn } from './depth';
import { signInNew } from './new-member';
import { origin } from './origin';
import { axeFaults, isNoWiderThanScreen, keepPicture, layFlat, openPage } from './steps';
import { wordsOf } from './words-of';

// Colours are judged, and words that are there: nothing fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As a phone takes it: larger than what is sent. */
const photo = () =>
  sharp({ create: { width: 3200, height: 1800, channels: 3, background: '#ace' } })
    .jpeg()
    .toBuffer();

for (const [merchant, language] of [
  ['aurora', 'en'],
  ['padma', 'bn'],
] as const) {
  const wordIn = wordsOf(merchant, language);
  const word = (key: string) => wordIn(`widget.deposit.${key}`);
  const submit = (page: Page) => page.locator('main form button[type=submit]');
  const amount = (page: Page) => page.getByRole('textbox', { name: word('amount') });

  test(
    `${merchant}: a deposit is paid in a tab of its own, and followed until it is there [MEM-07]`,
    quickIn(merchant, 'padma'),
    async ({ page }) => {
      await signInNew(page, merchant);
      await openPage(page, `${origin(merchant)}/m/voucherCenter`);
      // The amount is what the page is for: no list of ways pushes it from the first screen.
      expect((await amount(page).boundingBox())?.y ?? 800).toBeLessThan(600);
      await amount(page).fill('500');
      await submit(page).click();
      const way = page.getByRole('link', { name: word('pay') });
      await expect(way).toBeVisible();
      await isNoWiderThanScreen(page);
      await page.evaluate(layFlat);
      expect(await axeFaults(page)).toEqual([]);
      const [bank] = await Promise.all([page.context().waitForEvent('page'), way.click()]);
      await bank.getByRole('button', { name: 'Pay' }).click();
      await expect(bank.getByRole('status')).toBeVisible();
      await bank.close();
      await expect(page.getByRole('status').filter({ hasText: word('state.success') })).toBeVisible({
        timeout: patient(20_000),
      });
      await expect(page.getByRole('main')).toContainText(/500\.00|৫০০\.০০/);
    },
  );

  test(`${merchant}: a deposit by transfer is there after a reload, and from the form too [MEM-07]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signInNew(page, merchant);
    await openPage(page, `${origin(merchant)}/m/voucherCenter`);
    await page.getByRole('radio', { name: merchant === 'padma' ? /Palm Street/ : /Delta Bank/ }).check();
    await amount(page).fill('1250.50');
    await page.getByRole('textbox', { name: word('payer') }).fill('Nora Rahman');
    await submit(page).click();
    await expect(page.getByText('4402188300917756')).toBeVisible();
    await isNoWiderThanScreen(page);
    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles({
      name: 'note.png',
      mimeType: 'image/png',
      buffer: Buffer.from('GIF89a no picture'),
    });
    await expect(page.getByText(wordIn('error.picture.kind'))).toBeVisible();
    await page.reload();
    await expect(page.getByText('4402188300917756')).toBeVisible();
    await openPage(page, `${origin(merchant)}/m/voucherCenter`);
    await page
      .getByRole('region', { name: word('open') })
      .getByRole('button')
      .click();
    await chooser.setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    const receipt = page.getByRole('main').getByRole('listitem');
    await expect(receipt).toHaveAttribute('data-state', 'sent');
    const width = () => receipt.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(await width()).toBe(1600);
    await page.reload();
    await expect(receipt).toHaveAttribute('data-state', 'sent');
    await expect.poll(width).toBe(1600);
    await page.evaluate(layFlat);
    expect(await axeFaults(page, 'main')).toEqual([]);
    await keepPicture(page, `transfer-${merchant}`);
    await page.getByRole('button', { name: word('paid') }).click();
    await expect(page.getByRole('status').filter({ hasText: word('state.success') })).toBeVisible({
      timeout: patient(20_000),
    });
    await page.getByRole('button', { name: word('new') }).click();
    await expect(amount(page)).toBeVisible();
    await expect(page.getByRole('region', { name: word('open') })).toHaveCount(0);
  });
}
