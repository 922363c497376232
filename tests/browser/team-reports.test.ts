import { readFileSync } from 'node:fs';
import { expect, test } from './checked-page';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { axeFaults, isNoWiderThanScreen, layFlat, openPage } from './steps';
import { wordsOf } from './words-of';

// Colours are judged, and words that are there: nothing fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('aurora: an agent goes down into the team and back, and takes the report away [AGT-06]', { tag: '@deep' }, async ({
  page,
}) => {
  const words = wordsOf('aurora', 'en');
  const word = (key: string) => words(`widget.records.${key}`);
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, 'aurora', 'agent-1');
  await openPage(page, `${origin('aurora')}/m/agent/team/pnl?days=30`);
  const report = page.getByRole('region', { name: words('title.teamPnl'), exact: true });
  await report.getByRole('button', { name: /^agent2/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(word('fact.teamSize'))).toBeVisible();
  await isNoWiderThanScreen(page);
  await dialog.getByRole('button', { name: word('into').replace('{{name}}', 'agent2') }).click();
  const path = report.getByRole('navigation', { name: word('path') });
  await expect(path.getByText('agent2')).toBeVisible();
  await isNoWiderThanScreen(page);
  await page.goBack();
  await expect(path).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/agent\/team\/pnl\?days=30$/);
  await report.getByRole('button', { name: word('shown.day') }).click();
  await expect(report.locator('canvas')).toBeVisible();
  await expect(report.getByRole('rowheader')).not.toHaveCount(0);
  await isNoWiderThanScreen(page);
  await page.evaluate(layFlat);
  expect(await axeFaults(page, 'main')).toEqual([]);
  await openPage(page, `${origin('aurora')}/m/transaction/record?types=A&days=7&who=rahi`);
  const record = page.getByRole('region', { name: words('agent.record'), exact: true });
  await expect(record.getByRole('listitem').getByText(/^rahim/)).not.toHaveCount(0);
  await isNoWiderThanScreen(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    record.getByRole('button', { name: word('save') }).click(),
  ]);
  const [head] = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(head).toContain(word('fact.member'));
});

test('padma: reports of the team are closed there, and the own record stays open [AGT-06]', { tag: '@deep' }, async ({
  page,
}) => {
  const words = wordsOf('padma', 'bn');
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, 'padma', 'agent-1');
  for (const path of ['/m/agent/team/pnl', '/m/transaction/record?types=A']) {
    await openPage(page, `${origin('padma')}${path}`);
    await expect(page.getByText(words('error.permission'))).toBeVisible();
    await isNoWiderThanScreen(page);
  }
  await page.getByRole('button', { name: words('widget.records.types.M'), exact: true }).click();
  const record = page.getByRole('region', { name: words('title.accountRecord'), exact: true });
  await expect(record.getByRole('button', { name: words('widget.records.save') })).toBeVisible();
  await page.evaluate(layFlat);
  expect(await axeFaults(page, 'main')).toEqual([]);
});

test.describe('in Bengali, on a phone of 320 pixels', () => {
  test.use({ locale: 'bn-BD' });

  test('aurora: an amount that a team came to is not broken behind its sign [AGT-06]', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signInAs(page, 'aurora', 'agent-1');
    for (const path of ['/m/agent/team/pnl?days=30', '/m/teamBetting?days=30', '/m/agent/team/overview?days=90']) {
      await openPage(page, `${origin('aurora')}${path}`);
      const amounts = page.getByRole('main').locator('dl dd bdi');
      await expect(amounts.filter({ hasText: '-৳' })).not.toHaveCount(0);
      const lines = await amounts.evaluateAll((all) => all.map((amount) => amount.getClientRects().length));
      expect(lines, path).toEqual(lines.map(() => 1));
      await isNoWiderThanScreen(page);
    }
  });
});
