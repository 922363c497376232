import { expect, test } from './checked-page';
import { newName } from './new-member';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { axeFaults, isNoWiderThanScreen, layFlat, openPage } from './steps';
import { wordsOf } from './words-of';

// Colours are judged, and words that are there: nothing fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const fund = '112233';

test('aurora: a link is made, scanned or copied, closed to who comes by it, and deleted [AGT-06]', {
  tag: '@deep',
}, async ({ page }) => {
  const words = wordsOf('aurora', 'en');
  const word = (key: string) => words(`widget.open.${key}`);
  const dialog = page.getByRole('dialog');
  const tap = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, 'aurora', 'agent-1');
  await openPage(page, `${origin('aurora')}/m/agentRegister?tab=links`);
  await page.getByRole('button', { name: words('agent.open.new') }).click();
  await dialog.getByRole('button', { name: word('type.1') }).click();
  await dialog.getByRole('textbox', { name: words('category.RNG') }).fill('0.5');
  await isNoWiderThanScreen(page);
  await tap(word('makeLink'));
  await expect(dialog.getByRole('img', { name: word('qr') })).toBeVisible();
  const link = (await dialog.getByText(/affiliateCode=L/).textContent()) ?? '';
  const code = new URL(link).searchParams.get('affiliateCode') ?? '';
  await tap(words('widget.close'));
  const row = page.getByRole('button', { name: new RegExp(code) });
  await row.click();
  await expect(dialog.getByText('0.5%')).toBeVisible();
  await isNoWiderThanScreen(page);
  await page.evaluate(layFlat);
  expect(await axeFaults(page)).toEqual([]);
  await tap(word('pause'));
  await expect(dialog.getByRole('button', { name: word('resume') })).toBeVisible();
  const answer = await page.evaluate(async (asked) => {
    const headers = { Merchant: 'AURORA', Language: 'EN', ModuleId: 'AFFMAN3' };
    return (await fetch(`/wps/agent/affiliate?code=${asked}`, { headers })).json();
  }, code);
  expect(answer).toMatchObject({ success: false, errorCode: 'affiliate.paused' });
  await tap(word('delete'));
  await expect(dialog.getByText(word('deleteNote'))).toBeVisible();
  await tap(word('deleteYes'));
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
});

test('padma: an account is opened, and gets a red envelope of who opened it [AGT-06]', { tag: '@deep' }, async ({
  page,
}) => {
  const words = wordsOf('padma', 'bn');
  const rain = (key: string) => words(`widget.rain.${key}`);
  const dialog = page.getByRole('dialog');
  const name = newName();
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, 'padma', 'agent-1');
  await openPage(page, `${origin('padma')}/m/agentRegister`);
  await page.getByRole('textbox', { name: words('widget.open.username') }).fill(name);
  await page.getByLabel(words('widget.open.password'), { exact: true }).fill('abc12345');
  await isNoWiderThanScreen(page);
  await page.getByRole('button', { name: words('widget.open.submit') }).click();
  await expect(page.getByText(words('widget.open.done'))).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  await page.evaluate(layFlat);
  expect(await axeFaults(page)).toEqual([]);

  await openPage(page, `${origin('padma')}/m/redRain`);
  const search = page.getByRole('searchbox', { name: rain('search') });
  const lock = page.getByRole('button', { name: words('widget.withdraw.step.password') });
  await expect(search.or(lock)).toBeVisible();
  if (await lock.isVisible()) {
    await lock.click();
    await dialog.getByLabel(words('widget.withdraw.newFund')).fill(fund);
    await dialog.getByLabel(words('widget.withdraw.confirmFund')).fill(fund);
    await dialog.getByRole('button', { name: words('widget.withdraw.save') }).click();
  }
  await search.fill(name);
  await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: rain('mode.random') }).click();
  await page.getByRole('textbox', { name: rain('amount.random') }).fill('12.5');
  await isNoWiderThanScreen(page);
  await page.getByRole('button', { name: rain('continue') }).click();
  await dialog.getByLabel(words('widget.withdraw.fund'), { exact: true }).fill(fund);
  await dialog.getByRole('button', { name: rain('send') }).click();
  await expect(page.getByRole('status').filter({ hasText: rain('done').replace('{{count}}', '১') })).toBeVisible();
  await isNoWiderThanScreen(page);
  await page.evaluate(layFlat);
  expect(await axeFaults(page)).toEqual([]);
});
