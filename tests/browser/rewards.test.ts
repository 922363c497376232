import { expect, test } from './checked-page';
import { signInNew } from './new-member';
import { origin } from './origin';
import { giveReward } from './play';
import { axeFaults, isNoWiderThanScreen, keepPicture, layFlat, openPage } from './steps';
import { wordsOf } from './words-of';

// Colours are judged, and words that are there: nothing fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [merchant, language] of [
  ['aurora', 'en'],
  ['noor', 'ur'],
] as const) {
  const wordIn = wordsOf(merchant, language);
  const word = (key: string) => wordIn(`widget.reward.${key}`);

  test(`${merchant}: rewards are claimed, but for the one that is held back, and are in their lists [MEM-11]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const name = await signInNew(page, merchant);
    for (const amount of ['50', '20.04', '30']) await giveReward(page, merchant, name, { amount });
    for (const kind of ['RAFFLE', 'PRIZE_WHEEL']) await giveReward(page, merchant, name, { kind });
    await openPage(page, `${origin(merchant)}/m/rewardCenter`);
    const center = page.getByRole('region', { name: wordIn('title.rewardCenter') });
    const rows = center.getByRole('listitem');
    const one = center.getByRole('button', { name: new RegExp(`^${word('one')}:`) });
    await expect(rows).toHaveCount(5);
    await isNoWiderThanScreen(page);
    await page.evaluate(layFlat);
    expect(await axeFaults(page, 'main')).toEqual([]);
    await keepPicture(page, `rewards-${merchant}`);

    // What a draw wins is luck: that it is drawn once is not.
    const draw = center.getByRole('button', { name: new RegExp(`^${word('draw')}:`) });
    await expect(draw).toHaveCount(2);
    const told = page.getByRole('dialog', { name: word('outcome') });
    /** It stays until it is read, and nothing below it is tapped meanwhile. */
    const read = async () => {
      await told.getByRole('button', { name: word('good') }).click();
      await expect(told).toHaveCount(0);
    };
    const all = center.getByRole('button', { name: word('all') });
    const line = center.getByText(word('draws'));
    const [above, below] = [await line.boundingBox(), await all.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(7);

    await draw.first().click();
    await expect(told).toBeVisible();
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    await keepPicture(page, `rewards-outcome-${merchant}`);
    await page.goBack();
    await expect(told).toHaveCount(0);
    await expect(draw).toHaveCount(1);
    await draw.click();
    await read();
    await expect(rows).toHaveCount(3);

    await one.last().click();
    await read();
    await expect(rows).toHaveCount(2);
    await all.click();
    await expect(told.getByRole('alert')).toContainText(word('failed').split('{{')[0] ?? '');
    await read();
    await expect(rows).toHaveCount(1);
    await expect(center.getByRole('alert')).toContainText(word('failed').split('{{')[0] ?? '');
    await isNoWiderThanScreen(page);
    expect(await axeFaults(page, 'main')).toEqual([]);

    await center.getByRole('button', { name: word('tab.claimed') }).click();
    // Two rewards, a raffle and a ticket, each with what it gave.
    await expect(rows).toHaveCount(4);
    await expect(center.getByText(/^(\D*)[0٠০][.٫][0٠০]{2}\D*$/)).toHaveCount(0);
    await center.getByRole('button', { name: word('tab.expired') }).click();
    await expect(center.getByText(word('none.expired'))).toBeVisible();
    await page.reload();
    await expect(center.getByText(word('none.expired'))).toBeVisible();
  });
}

test('padma: where rewards are switched off, the page says so and whom to ask [MEM-11]', { tag: '@deep' }, async ({
  page,
}) => {
  const word = wordsOf('padma', 'bn');
  await page.setViewportSize({ width: 320, height: 640 });
  await signInNew(page, 'padma');
  await openPage(page, `${origin('padma')}/m/rewardCenter`);
  const main = page.getByRole('main');
  await expect(main.getByText(word('widget.reward.closed'))).toBeVisible();
  await expect(main.getByRole('button', { name: word('common.service') })).toBeVisible();
  await isNoWiderThanScreen(page);
  await page.evaluate(layFlat);
  expect(await axeFaults(page, 'main')).toEqual([]);
});
