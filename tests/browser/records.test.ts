import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { byBrand } from './depth';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { axeFaults, isNoWiderThanScreen, layFlat, openPage } from './steps';
import { wordsOf } from './words-of';

// Colours are judged, and words that are there: nothing fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [merchant, language] of [
  ['aurora', 'en'],
  ['padma', 'bn'],
] as const) {
  const wordIn = wordsOf(merchant, language);
  const word = (key: string) => wordIn(`widget.records.${key}`);
  const part = (page: Page, title: string) => page.getByRole('region', { name: wordIn(`title.${title}`), exact: true });

  test(`${merchant}: money is found again by days and kind, looked at, copied and taken away as a table [MEM-10]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signInAs(page, merchant, 'member-40');
    await openPage(page, `${origin(merchant)}/m/transaction/record`);
    const record = part(page, 'accountRecord');
    const days = record.getByRole('button', { name: word('days.30') });
    await days.click();
    // While a page starts, a tap shows before it is answered: this choice would come too soon.
    await expect(days).toHaveAttribute('aria-pressed', 'true');
    await record.getByRole('combobox').selectOption({ label: word('kind.play') });
    await expect(page).toHaveURL(/\?days=30&only=play$/);
    const rows = record
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(`${word('type.3001')}|${word('type.3002')}`) });
    await expect(rows).not.toHaveCount(0);
    const count = await rows.count();
    await isNoWiderThanScreen(page);
    await rows.first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(word('fact.balance'))).toBeVisible();
    await isNoWiderThanScreen(page);
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\?days=30&only=play$/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      record.getByRole('button', { name: word('save') }).click(),
    ]);
    const table = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(table).toHaveLength(count + 1);
    await record.getByRole('button', { name: word('choose') }).click();
    await dialog.getByLabel(word('from')).fill('2001-01-01');
    await dialog.getByLabel(word('to')).fill('2001-01-31');
    await dialog.getByRole('button', { name: word('show') }).click();
    await expect(record.getByText(word('noMatch'))).toBeVisible();
    await record.getByRole('button', { name: wordIn('widget.games.widen') }).click();
    await expect(record.getByText(wordIn('record.accountRecord'))).toBeVisible();
    await isNoWiderThanScreen(page);
    await page.evaluate(layFlat);
    expect(await axeFaults(page, 'main')).toEqual([]);
  });

  test(
    `${merchant}: what was won and lost shows by day, drawn and in a table [MEM-10]`,
    byBrand(merchant),
    async ({ page }) => {
      await signInAs(page, merchant, 'member-40');
      await openPage(page, `${origin(merchant)}/m/profitandloss?days=30`);
      const results = part(page, 'profitandloss');
      await expect(results.locator('canvas')).toBeVisible();
      await expect(results.getByRole('rowheader')).not.toHaveCount(0);
      await isNoWiderThanScreen(page);
      await page.evaluate(layFlat);
      expect(await axeFaults(page, 'main')).toEqual([]);
      await results.getByRole('button', { name: word('of.lottery') }).click();
      await expect(page).toHaveURL(/of=lottery/);
    },
  );
}
