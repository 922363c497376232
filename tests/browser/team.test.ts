import { expect, test } from './checked-page';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { axeFaults, isNoWiderThanScreen, layFlat, openPage } from './steps';
import { wordsOf } from './words-of';

// Colours are judged, and words that are there: nothing fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('aurora: an agent reads the figures of the team, finds a downline, goes down and gives a rebate [AGT-06]', async ({
  page,
}) => {
  const words = wordsOf('aurora', 'en');
  const word = (key: string) => words(`widget.team.${key}`);
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, 'aurora', 'agent-1');
  await openPage(page, `${origin('aurora')}/m/agent/team/overview?days=30`);
  await expect(page.locator('main canvas')).toBeVisible();
  await page.getByText(word('numbers')).click();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await isNoWiderThanScreen(page);
  await page.evaluate(layFlat);
  expect(await axeFaults(page, 'main')).toEqual([]);

  await openPage(page, `${origin('aurora')}/m/member/team`);
  await page.getByRole('searchbox').fill('agent2');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/who=agent2/);
  await isNoWiderThanScreen(page);
  await page.getByRole('button', { name: /^agent2/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('99');
  await dialog.getByRole('button', { name: word('saveRebates') }).click();
  await expect(dialog.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  await isNoWiderThanScreen(page);
  expect(await axeFaults(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: new RegExp(`^${word('see')}`) }).click();
  const path = page.getByRole('navigation', { name: words('widget.records.path') });
  await expect(path.getByText('agent2')).toBeVisible();
  await page.goBack();
  await expect(path).toHaveCount(0);
});

test('noor: the team reads from right to left, and tells its figures in the language [AGT-06]', {
  tag: '@deep',
}, async ({ page }) => {
  const words = wordsOf('noor', 'ur');
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, 'noor', 'agent-1');
  for (const path of ['/m/agent/team/overview?days=7', '/m/member/team?all=1']) {
    await openPage(page, `${origin('noor')}${path}`);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await isNoWiderThanScreen(page);
    await page.evaluate(layFlat);
    expect(await axeFaults(page, 'main')).toEqual([]);
  }
  await expect(page.getByText(words('widget.team.sort'))).toBeVisible();
  // A name in Latin letters stands where the line below it begins.
  const row = page.locator('main li button[aria-haspopup="dialog"]').first();
  const ends = await row.evaluate((element) => {
    const [name, line] = [...(element.firstElementChild?.children ?? [])];
    return [name, line].map((part) => Math.round(part?.getBoundingClientRect().right ?? 0));
  });
  expect(ends[0]).toBe(ends[1]);
});

test('aurora: another page of the team is read from its first member on [AGT-06]', { tag: '@deep' }, async ({
  page,
}) => {
  await signInAs(page, 'aurora', 'agent-1');
  await openPage(page, `${origin('aurora')}/m/member/team?all=1`);
  await page
    .getByRole('navigation', { name: wordsOf('aurora', 'en')('widget.pages'), exact: true })
    .getByRole('button')
    .last()
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('main li button[aria-haspopup="dialog"]').first()).toBeInViewport();
});

test('aurora: what is asked before a member becomes an agent stands on the screen [AGT-06]', { tag: '@deep' }, async ({
  page,
}) => {
  const words = wordsOf('aurora', 'en');
  await signInAs(page, 'aurora', 'agent-1');
  await openPage(page, `${origin('aurora')}/m/member/team?type=0`);
  await page.locator('main li button[aria-haspopup="dialog"]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: words('widget.team.promote'), exact: true })).toBeVisible();
  // What the sheet says comes by several calls.
  await page.waitForLoadState('networkidle');
  await dialog.getByRole('button', { name: words('widget.team.promote'), exact: true }).click();
  const yes = dialog.getByRole('button', { name: words('widget.team.promoteYes') });
  await expect(yes).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: words('widget.contract.cancel') })).toBeFocused();
});
