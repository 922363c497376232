import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { patient } from '../support/patience';
import { expect, test } from './checked-page';
import { createOwnConfig } from './own-config';

const config = createOwnConfig([], {});
const texts = 'aurora/texts/en.json';
let studio: ChildProcess | undefined;
let address = '';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(patient(180_000)); // It may have to be built.
  config.write();
  const drafts = join(config.folder(), '../', `drafts-of-${process.pid}`);
  const env = { ...process.env, CONFIG_SOURCE: config.folder(), STUDIO_PORT: '0', STUDIO_DRAFTS: drafts };
  studio = spawn(process.execPath, ['src/ops/run.mjs', 'src/ops/studio.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  studio.stdout?.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: patient(150_000) }).toContain('token=');
  address = /http:\S+/.exec(said)?.[0] ?? '';
});

test.afterAll(() => {
  studio?.kill('SIGKILL');
  config.remove();
});

/** The address of a view, with the token. */
const view = (query: string) => `${address}&${query}`;
const phone = (page: Page, nth = 0) => page.locator('iframe').nth(nth).contentFrame();
const fileOf = () => readFileSync(join(config.folder(), texts), 'utf8');

/** Changes the file that is open. */
async function edit(page: Page, change: (text: string) => string): Promise<void> {
  const area = page.getByRole('textbox', { name: texts });
  await area.fill(change(await area.inputValue()));
}

const withTitle = (title: string) => (text: string) =>
  text.replace(/("register\.title": )"[^"]*"/, `$1${JSON.stringify(title)}`);

test('an edit shows in the phone beside what was typed there, and reaches the file when it is saved [STU-02, STU-04, STU-06]', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto(view(`brand=aurora&page=register&language=en&tab=files&file=${texts}`));
  expect(page.url()).not.toContain('token');
  const field = phone(page).locator('form input').first();
  await field.fill('rana');
  const before = fileOf();
  await edit(page, withTitle('A draft'));
  await expect(phone(page).getByText('A draft').first()).toBeVisible();
  await expect(field).toHaveValue('rana');
  expect(fileOf()).toBe(before);

  await page.getByRole('tab', { name: 'Changes (1)' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(/A draft/);
  await page.getByRole('button', { name: /^Save it/ }).click();
  await expect(page.getByRole('tab', { name: 'Changes', exact: true })).toBeVisible();
  expect(fileOf()).toBe(withTitle('A draft')(before));
});

test('a tap tells of a node why it shows and where it is written; a hidden one is shown in one more click [STU-05]', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto(view('brand=aurora&page=home&language=en'));
  const entry = phone(page).locator('[data-node="hero-join"]').first();
  await expect(entry).toBeVisible();
  const pick = page.getByRole('button', { name: 'Pick' });
  await pick.click();
  await phone(page).locator('a[href]').first().focus();
  await page.keyboard.press('Escape');
  await expect(pick).toHaveAttribute('aria-pressed', 'false');
  await pick.click();
  await entry.click();
  const picked = page.getByRole('region', { name: 'Picked' });
  await expect(picked).toContainText('hero-join on home');
  await picked
    .getByRole('button', { name: /^aurora\/texts\/en\.json:/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: texts })).toBeFocused();

  await page.goto(view('brand=aurora&page=home&language=en&persona=member-0'));
  await page.getByRole('treeitem', { name: /^\S.*hero · home\.hero.*hidden/ }).click();
  await picked.getByRole('button', { name: 'Show it as guests' }).click();
  await expect(phone(page).locator('[data-node="hero"]').first()).toBeVisible();
});

test('an entry is moved, hidden, set and inserted by keys and buttons; the phone follows, undo leads back, and saving writes lines [STU-07, STU-08]', {
  tag: '@deep',
}, async ({ page }) => {
  const overlay = join(config.folder(), 'aurora/overlays/mine.json');
  const before = readFileSync(overlay, 'utf8');
  await page.goto(view('brand=aurora&page=mine&language=en&persona=member-0&node=mine/inbox'));
  const entries = phone(page).locator('[data-node="inbox"], [data-node="feedback"]');
  // A frame that loads anew has no answer.
  const order = () =>
    entries.evaluateAll((found) => found.map((one) => one.getAttribute('data-node'))).catch(() => undefined);
  await expect.poll(order).toEqual(['inbox', 'feedback']);
  const picked = page.getByRole('region', { name: 'Picked' });

  // By keys, in the tree.
  const row = page.getByRole('treeitem', { name: /^Inbox inbox · / });
  await row.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(order).toEqual(['feedback', 'inbox']);
  await expect(row).toBeFocused();

  // By buttons: hidden, and brought back.
  await picked.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(phone(page).locator('[data-node="inbox"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(phone(page).locator('[data-node="inbox"]')).toBeVisible();
  await page.getByRole('treeitem', { name: /^Inbox inbox · / }).click();

  // By the form.
  const icon = picked.getByRole('combobox', { name: 'props.icon' });
  await icon.selectOption('heart');
  await picked.getByRole('button', { name: /^props\.icon: back to/ }).click();
  await expect(icon).not.toHaveValue('heart');
  await icon.selectOption('heart');

  // Something new.
  await picked.getByRole('button', { name: 'Insert …' }).click();
  await picked.getByRole('searchbox', { name: 'Find' }).fill('entry');
  await picked.getByRole('button', { name: 'Entry', exact: true }).click();
  await expect(phone(page).locator('[data-node="entry"]')).toBeVisible();
  await expect(picked).toContainText('entry on mine');
  await expect(picked.getByText(/^It is not drawn on this screen/)).toHaveCount(0);
  const newRow = page.getByRole('treeitem', { name: /\bentry · nav\.entry/ });
  await expect(newRow).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(picked).toHaveCount(0);
  await expect(newRow).toBeFocused();

  await page.getByRole('tab', { name: 'Changes (1)' }).click();
  await page.getByRole('button', { name: /^Save it/ }).click();
  await expect(page.getByRole('tab', { name: 'Changes', exact: true })).toBeVisible();
  const after = readFileSync(overlay, 'utf8');
  const { set, insert = [], move, remove } = JSON.parse(before);
  expect(JSON.parse(after)).toMatchObject({
    set: { ...set, inbox: { 'props.icon': 'heart' } },
    insert: [...insert, { id: 'entry', into: 'support' }],
    move: [...move, { id: 'inbox', after: 'feedback' }],
  });
  expect(JSON.parse(after).remove).toEqual(remove);
});

test('a colour of the theme shows in the phone at once, and nothing else of it is lost [STU-10]', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto(view('brand=aurora&page=home&language=en&tab=theme'));
  const colourOf = (token: string) =>
    phone(page)
      .locator('html')
      .evaluate((root, name) => getComputedStyle(root).getPropertyValue(name), token)
      .catch(() => undefined);
  await expect.poll(() => colourOf('--color-accent')).toMatch(/^#/);
  const ground = await colourOf('--color-bg');
  const accent = page.getByRole('textbox', { name: 'color.accent, dark, typed' });
  await accent.fill('#b0a5ff');
  await accent.press('Enter');
  await expect.poll(() => colourOf('--color-accent')).toBe('#b0a5ff');
  expect(await colourOf('--color-bg')).toBe(ground);
  // The tests share a draft.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Changes', exact: true })).toBeVisible();
});

test('a file that somebody else saved meanwhile is asked about [STU-03]', { tag: '@deep' }, async ({ page }) => {
  await page.goto(view(`brand=aurora&page=login&language=en&tab=files&file=${texts}`));
  await edit(page, withTitle('Mine'));
  await expect(page.getByRole('tab', { name: 'Changes (1)' })).toBeVisible();
  const theirs = withTitle('Theirs')(fileOf());
  writeFileSync(join(config.folder(), texts), theirs);
  await page.getByRole('tab', { name: 'Changes (1)' }).click();
  await page.getByRole('button', { name: /^Save it/ }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was saved');
  expect(fileOf()).toBe(theirs);
  await page.getByRole('radio', { name: 'Keep mine: the changes in the folder are lost' }).check();
  await page.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(fileOf()).toBe(withTitle('Mine')(theirs));
});

test('what a commit of last week said stands in the phone again, and is saved [STU-12]', { tag: '@deep' }, async ({
  page,
}) => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], { cwd: config.folder() });
  const before = fileOf();
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'Last week');
  writeFileSync(join(config.folder(), texts), withTitle('This week')(before));
  git('commit', '-q', '-a', '-m', 'A new title');
  await page.goto(view('brand=aurora&page=register&language=en&tab=history'));
  await expect(phone(page).getByText('This week').first()).toBeVisible();
  await page.getByText(/· Last week ·/).click();
  await page.getByRole('button', { name: new RegExp(`^Bring ${texts} back`) }).click();
  await expect(phone(page).getByText('This week')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Changes (1)' }).click();
  await page.getByRole('button', { name: /^Save it/ }).click();
  await expect(page.getByRole('tab', { name: 'Changes', exact: true })).toBeVisible();
  expect(fileOf()).toBe(before);
});

test('visitors stand side by side, each signed in, and switches are tried out without being saved [STU-04]', {
  tag: '@deep',
}, async ({ page }) => {
  test.setTimeout(patient(240_000));
  await page.goto(view('brand=noor&page=mine&language=ur&by=languages&persona=agent-1'));
  await expect(page.locator('iframe')).not.toHaveCount(0);
  await expect(phone(page).locator('html[dir="rtl"], html[dir="ltr"]')).toBeVisible();
  await page.goto(view('brand=aurora&page=home&language=en&persona=member-0'));
  const shortcut = phone(page).locator('[data-node="shortcut-rewards"]');
  await expect(shortcut).toBeVisible();
  await page.goto(view('brand=aurora&page=home&language=en&persona=member-0&tried=REWCEN3%3Doff'));
  await expect(shortcut).toHaveCount(0);
  await expect(page.getByRole('treeitem', { name: /shortcut-rewards.*REWCEN3 is off/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Changes', exact: true })).toBeVisible();
});

for (const tab of ['page', 'theme', 'texts', 'search', 'problems', 'files', 'try', 'changes', 'history'])
  test(`every control of "${tab}" has a name and is read [STU-04]`, { tag: '@deep' }, async ({ page }) => {
    await page.goto(view(`brand=aurora&page=mine&persona=member-0&tab=${tab}&sought=age&node=mine/quick`));
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(phone(page).locator('[data-node]').first()).toBeVisible();
    if (tab === 'page') {
      await page.getByRole('button', { name: 'Hide for …' }).click();
      await expect(page.getByRole('button', { name: 'agents', exact: true })).toBeVisible();
    }
    const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true);
    expect((await axe.analyze()).violations).toEqual([]);
  });
