import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { arrivalsSeen } from '../../src/review/screens/open-screen';
import { patient } from '../support/patience';
import { createOwnConfig } from './own-config';
import { createOwnServer, runOverConfig } from './own-server';
import { isTakenOver, tapUntil } from './steps';

const config = createOwnConfig([], {});
const server = createOwnServer(9, () => ({ CONFIG_SOURCE: config.folder() }), 'dev');
const { origin } = server;

// One development server at a time: they share what Vite prepares of the libraries.
test.describe.configure({ mode: 'default' });

runOverConfig(server, config);

type Json = { readonly [key: string]: unknown };

/** Saves a file of the merchants with another content. */
function save(file: string, change: (content: string) => string): void {
  const path = join(config.folder(), file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

const saveJson = (file: string, change: (value: Json) => Json) =>
  save(file, (content) => JSON.stringify(change(JSON.parse(content))));

const saveText = (file: string, key: string, text: string) => saveJson(file, (table) => ({ ...table, [key]: text }));

const primaryOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary'));

/** Opens a page as often as Vite loads it again for code that it had not met. Popups of arrival were seen. */
async function openDevelopment(page: Page, url: string): Promise<void> {
  await page.addInitScript(arrivalsSeen());
  // A change that cannot be shown is told there.
  page.on('console', (message) => message.type() === 'warning' && console.warn(message.text()));
  for (const _ of [1, 2]) await page.goto(url, { waitUntil: 'networkidle' });
  await page.goto(url);
  await isTakenOver(page);
}

/** Milliseconds that a step takes. */
async function timeOf(step: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await step();
  return performance.now() - startedAt;
}

test('a saved file of a brand shows while its page runs, and what was typed stays [CFG-06]', { tag: '@deep' }, async ({
  page,
}) => {
  test.setTimeout(patient(300_000));
  const url = `${origin('aurora')}/m/register`;
  await openDevelopment(page, url);
  const field = page.locator('form input').first();
  await field.fill('rana');
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
    scrollTo({ top: 80, behavior: 'instant' });
  });

  saveText('base/texts/en.json', 'register.passwordHint', 'A hint of base');
  await expect(page.getByText('A hint of base')).toBeVisible();
  saveJson('aurora/merchant.json', ({ theme, ...merchant }) => {
    const { tokens, ...rest } = Object(theme);
    return { ...merchant, theme: { ...rest, tokens: { ...tokens, 'color.primary': '#4ff0b8' } } };
  });
  await expect.poll(() => primaryOf(page)).toBe('#4ff0b8');
  saveJson('aurora/overlays/register.json', ({ insert: _, nodes: __, ...overlay }) => overlay);
  await expect(page.locator('[data-node="picture"]')).toHaveCount(0);

  // A document that is loaded anew meanwhile takes at least twice as long, in one of a few rounds: the machine has other work too.
  const other = await page.context().newPage();
  let part = Number.POSITIVE_INFINITY;
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
    const loadedMs = await timeOf(() => other.goto(url).then(() => isTakenOver(other)));
    await other.goto('about:blank');
    const savedMs = await timeOf(() => {
      saveText('aurora/texts/en.json', 'register.title', `Title ${title}`);
      return page.getByText(`Title ${title}`).waitFor();
    });
    part = Math.min(part, savedMs / loadedMs);
    if (part < 0.5) break;
  }
  expect(part, 'of the time of a new document').toBeLessThan(0.5);

  await expect(field).toHaveValue('rana');
  expect(await page.evaluate(() => [document.documentElement.dataset.sameDocument, scrollY])).toEqual(['', 80]);
});

test('a broken file shows its error over the page and the dialog on it, until it is mended [CFG-01]', {
  tag: '@deep',
}, async ({ page }) => {
  test.setTimeout(patient(300_000));
  await openDevelopment(page, `${origin('aurora')}/m/home`);
  const dialog = page.getByRole('dialog');
  await tapUntil(page.getByRole('navigation').getByRole('link', { name: 'Deposit' }).first(), dialog);
  const field = dialog.locator('form input').first();
  await field.fill('rana');

  save('base/texts/en.json', (content) => content.replace('",', '",,'));
  const alert = page.locator('#config-errors');
  await expect(alert).toContainText(/base\/texts\/en\.json:\d+:\d+ {2}/);
  await expect(alert).toBeVisible();
  save('base/texts/en.json', (content) => content.replace('",,', '",'));
  await expect(alert).toHaveCount(0);
  await expect(field).toHaveValue('rana');
});

test('a warning waits behind a line of the page, and a folder that is gone is told there [CFG-01]', {
  tag: '@deep',
}, async ({ page }) => {
  test.setTimeout(patient(300_000));
  await openDevelopment(page, `${origin('jade')}/m/home`);
  saveText('jade/texts/en.json', 'nobody.reads', 'This');
  const warnings = page.locator('#config-warnings');
  const line = warnings.getByText(/jade\/texts\/en\.json:\d+:\d+ {2}/);
  await expect(warnings.locator('summary')).toHaveText('1 warning');
  await expect(line).toBeHidden();
  await warnings.locator('summary').tap();
  await expect(line).toBeVisible();
  renameSync(join(config.folder(), 'jade'), join(config.folder(), 'jade2'));
  await expect(page.locator('#config-errors')).toContainText('jade2 has the same code');
  renameSync(join(config.folder(), 'jade2'), join(config.folder(), 'jade'));
  await expect(page.locator('#config-errors')).toHaveCount(0);
  await expect(warnings.locator('summary')).toHaveText('1 warning');
});
