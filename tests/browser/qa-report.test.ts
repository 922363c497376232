import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'playwright/test';

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qa-report-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Runs QA of Padma over the changed merchants. */
function qa(...args: readonly string[]) {
  const env = { ...process.env, CONFIG_SOURCE: join(folder, 'config') };
  const decisions = ['--decisions', join(folder, 'decisions')];
  return spawnSync(process.execPath, ['src/ops/run.mjs', 'src/ops/qa.ts', ...args, ...decisions], {
    env,
    encoding: 'utf8',
  });
}

const compare = () => qa('--since', 'merchant-configs', '--brand', 'padma', '--out', join(folder, 'out'));

test('a report opens without a server, and what is decided there is accepted by the next run [QAS-06, QAS-07]', {
  tag: '@deep',
}, async ({ page }) => {
  cpSync('merchant-configs', join(folder, 'config'), { recursive: true });
  const mine = join(folder, 'config/base/pages/mine.json');
  writeFileSync(mine, readFileSync(mine, 'utf8').replace('"icon": "info"', '"icon": "lock"'));
  const texts = join(folder, 'config/padma/texts/bn.json');
  writeFileSync(texts, JSON.stringify({ ...JSON.parse(readFileSync(texts, 'utf8')), 'padma.money': 'x' }));
  const first = compare();
  expect(first.stdout).toContain('by 2 causes. 2 are not accepted.');
  expect(first.status).toBe(1);

  await page.goto(`file://${join(folder, 'out/report.html')}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  const icon = page.getByRole('article', { name: /nodes\.help\.props\.icon: "info" → "lock"/ });
  await icon.getByText(/differences? on screens/).click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('combobox', { name: 'Language' }).selectOption('en');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('All languages');

  await page.getByRole('button', { name: 'Save decisions' }).click();
  await expect(page.getByRole('status')).toHaveText('Nothing is decided yet.');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await page.keyboard.press('Tab');
  await icon.focus();
  await page.keyboard.press('a');
  await expect(page.getByRole('status')).toHaveText('2 of 2 causes shown, the worst first.');
  const text = page.getByRole('article', { name: /text padma\.money/ });
  await text.getByRole('textbox', { name: /^Why/ }).first().fill('a typing error');
  await text
    .getByRole('button', { name: /^Refuse/ })
    .first()
    .click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save 2 decisions' }).click();
  await (await saved).saveAs(join(folder, 'decisions.json'));

  expect(qa('accept', join(folder, 'decisions.json')).status).toBe(0);
  const second = compare();
  expect(second.stdout).toContain('by 2 causes. One is not accepted.');
  expect(second.stdout).toMatch(/^refused +text padma\.money/m);
  expect(second.status).toBe(1);
  await page.reload();
  await expect(text).toContainText(/refused by Ann on \d{4}-\d\d-\d\d: a typing error/);
});
