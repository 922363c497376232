import { expect, test } from './checked-page';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { openPage } from './steps';

test('aurora: an announcement with a script and a handler runs neither, and breaks no policy [CON-01, CON-05]', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await openPage(page, `${origin('aurora')}/m/notice`);
  await page.getByRole('button', { name: /Deposits by e-wallet/ }).click();
  await expect(page).toHaveURL(/\/m\/notice\?id=202$/);
  const words = page.getByRole('article').getByText('Ask support if yours takes longer.');
  await words.click();
  await expect(page.getByRole('article').locator('script, [onclick]')).toHaveCount(0);
  expect([await page.title(), dialogs]).toEqual([expect.not.stringContaining('script ran'), []]);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('aurora: styles of the server’s HTML are applied under the policy, its links stay with the merchant [CON-05]', async ({
  page,
}) => {
  const content =
    '<p style="text-align:center;position:fixed">middle</p><a href="https://evil.example/">out</a><a href="/m/activity">in</a>';
  await page.route('**/wps/relay/MCSFE_getListAnnouncements*', (route) =>
    route.fulfill({ json: { success: true, value: { player: [{ id: 7, title: 'Styled', content }] } } }),
  );
  // Agents' notices are asked for by the browser alone: the server knows no member.
  await signInAs(page, 'aurora', 'agent-1');
  await openPage(page, `${origin('aurora')}/m/member/notice?id=7`);
  const middle = page.getByRole('article').getByText('middle');
  await expect(middle).toHaveCSS('text-align', 'center');
  await expect(middle).toHaveCSS('position', 'static');
  await expect(page.getByRole('article').getByRole('link')).toHaveText(['in']);
  await page.getByRole('article').getByRole('link', { name: 'in', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/activity$/);
});

test('aurora: a promotion opens from its category, and directly by its id [CON-02]', async ({ page }) => {
  await openPage(page, `${origin('aurora')}/m/activity`);
  await page.getByRole('tab', { name: 'Friends' }).click();
  await expect(page).toHaveURL(/category=3$/);
  await page
    .getByRole('tabpanel')
    .or(page.getByRole('main'))
    .getByRole('button', { name: /Invite a friend/ })
    .click();
  await expect(page).toHaveURL(/\/m\/activityDetail\?id=\d+$/);
  await expect(page.getByRole('article').getByText('Invite a friend')).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('heading', { name: 'Invite a friend' })).toBeVisible();
  await page.goto(`${origin('aurora')}/m/activity?id=101`);
  await expect(page.getByRole('article').getByRole('heading', { name: /First deposit/ })).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
});

test('aurora: feedback with a picture arrives [CON-04]', async ({ page }) => {
  await signInAs(page, 'aurora', 'member-0');
  await openPage(page, `${origin('aurora')}/m/feedback`);
  await page.getByRole('textbox', { name: 'Your words' }).fill('It works');
  await expect(page.getByText('8 of 140')).toBeVisible();
  const buffer = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.locator('input[type=file]').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: 'dot.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Thank you, we have it')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your words' })).toHaveValue('');
});
