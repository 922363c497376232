import type { Page } from 'playwright/test';
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
  await page.getByRole('link', { name: /Deposits by e-wallet/ }).click();
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
  await openNotices(page, [{ id: 7, title: 'Styled', content }]);
  await openPage(page, `${origin('aurora')}/m/member/notice?id=7`);
  const middle = page.getByRole('article').getByText('middle');
  await expect(middle).toHaveCSS('text-align', 'center');
  await expect(middle).toHaveCSS('position', 'static');
  await expect(page.getByRole('article').getByRole('link')).toHaveText(['in']);
  await page.getByRole('article').getByRole('link', { name: 'in', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/activity$/);
});

const hidden = 'relay/MCSFE_processDailySalaryContract?requestId=1&status=A';

/** Ways to write the address of a call as the address of a picture. */
const calls = (site: string) => [
  `/wps/${hidden}`,
  `wps/${hidden}`,
  `../../wps/${hidden}`,
  `/m/%2e%2e/wps/${hidden}`,
  `/%77ps/${hidden}`,
  `/%2577ps/${hidden}`,
  `/WPS/${hidden}`,
  `/./wps/${hidden}`,
  `\\wps\\${hidden}`,
  `&#47;wps/${hidden}`,
  ` /w\tps/${hidden}`,
  `/wps;x/${hidden}`,
  `//${new URL(site).host}/wps/${hidden}`,
  `${site}/wps/${hidden}`,
  `http:/wps/${hidden}`,
  `http:wps/${hidden}`,
  '/lgw/orders/today',
  '/lotto/lgw/draw',
];

/** Ways to ask for a picture. */
const pictures = (address: string) => [
  `<img src="${address}">`,
  `<image src="${address}">`,
  `<img src="/favicon.svg" srcset="${address} 2x" sizes="1px">`,
  `<picture><source srcset="${address}"><img src="/favicon.svg"></picture>`,
  `<p style="background:url('${address}');background-image:url(${address});list-style-image:url(${address})">x</p>`,
  `<table background="${address}"><tr><td background="${address}">x</td></tr></table>`,
  `<input type="image" src="${address}"><video poster="${address}" src="${address}"></video>`,
  `<svg><image href="${address}"/></svg><link rel="icon" href="${address}"><object data="${address}"></object>`,
];

/** Agents' notices are asked for by the browser alone: the server knows no member. */
async function openNotices(page: Page, notices: readonly object[]): Promise<void> {
  await page.route('**/wps/agent/announcements*', (route) =>
    route.fulfill({ json: { success: true, value: notices } }),
  );
  await signInAs(page, 'aurora', 'agent-1');
}

test('aurora: no picture of an announcement is a call of the platform, however its address is written [CON-05]', async ({
  page,
}) => {
  const site = origin('aurora');
  const content = calls(site).flatMap(pictures).join('');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' || /process|today|draw/i.test(request.url())) asked.push(request.url());
  });
  const notices = calls(site).map((url, index) => ({
    id: index + 1,
    title: `Notice ${index + 1}`,
    content: `${content}<img src="/favicon.svg?seen"><p>The end</p>`,
    announcementImages: [{ url, sequence: 1 }],
  }));
  await openNotices(page, notices);
  await openPage(page, `${site}/m/member/notice`);
  await expect(page.getByRole('main').getByText('Notice 18')).toBeVisible();
  await openPage(page, `${site}/m/member/notice?id=1`);
  // The clean nodes take the place of the bare words while one scrolls.
  const end = page.getByRole('article').getByText('The end');
  await expect(() => end.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
  await expect.poll(() => asked.some((url) => url.endsWith('?seen'))).toBe(true);
  expect(asked.filter((url) => /%?(77|w)ps|lgw|process|today|draw/i.test(url))).toEqual([]);
});

test('aurora: a whole address of the site itself in an announcement stays inside it, with its query and fragment [CON-05]', {
  tag: '@deep',
}, async ({ page }) => {
  const site = origin('aurora');
  const content = `<p><a href="${site}/m/activity?category=3#offers">offers</a> <a href="https://www.aurora.example/m/help?i=1#pay" target="_blank">help</a> <a href="https://www.aurora.example/wps/session/logout">call</a></p>`;
  await openNotices(page, [{ id: 7, title: 'Links', content }]);
  for (const [name, address] of [
    ['offers', '/m/activity?category=3#offers'],
    ['help', '/m/help?i=1#pay'],
  ] as const) {
    await openPage(page, `${site}/m/member/notice?id=7`);
    await page.evaluate(() => Object.assign(window, { isStill: true }));
    await page.getByRole('article').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(site + address);
    expect(await page.evaluate(() => 'isStill' in window)).toBe(true);
  }
  expect(page.context().pages()).toHaveLength(1);
  await openPage(page, `${site}/m/member/notice?id=7`);
  await expect(page.getByRole('article').getByRole('link')).toHaveText(['offers', 'help']);
});

test('aurora: a promotion opens from its category, and directly by its id [CON-02]', { tag: '@deep' }, async ({
  page,
}) => {
  await openPage(page, `${origin('aurora')}/m/activity`);
  await page.getByRole('tab', { name: 'Friends' }).click();
  await expect(page).toHaveURL(/category=3$/);
  await page
    .getByRole('tabpanel')
    .or(page.getByRole('main'))
    .getByRole('link', { name: /Invite a friend/ })
    .click();
  await expect(page).toHaveURL(/\/m\/activityDetail\?id=\d+$/);
  await expect(page.getByRole('article').getByText('Invite a friend')).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('heading', { name: 'Invite a friend' })).toBeVisible();
  await page.goto(`${origin('aurora')}/m/activity?id=101`);
  await expect(page.getByRole('article').getByRole('heading', { name: /First deposit/ })).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
});

test('aurora: feedback with a picture arrives [CON-04]', { tag: '@deep' }, async ({ page }) => {
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
