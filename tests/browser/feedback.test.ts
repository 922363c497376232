import sharp from 'sharp';
import { expect, test } from './checked-page';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { axeFaults, isNoWiderThanScreen, layFlat, openPage } from './steps';
import { wordsOf } from './words-of';

// Colours are judged, and words that are there: nothing fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const large = () => {
  const create = { width: 3200, height: 1800, channels: 3, background: '#c33' } as const;
  return sharp({ create }).jpeg().toBuffer();
};

for (const [merchant, language] of [
  ['aurora', 'en'],
  ['noor', 'ur'],
] as const) {
  const wordIn = wordsOf(merchant, language);

  test(`${merchant}: pictures of a feedback are made smaller, go up by themselves, and again where one fails [MEM-12]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signInAs(page, merchant, 'member-0');
    let isBroken = true;
    await page.route('**/wps/feedback/image', (route) =>
      isBroken ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await openPage(page, `${origin(merchant)}/m/feedback`);
    const form = page.getByRole('form');
    await form.getByRole('textbox').fill('It works');
    const chooser = page.locator('input[type=file]');

    await chooser.setInputFiles({
      name: 'clip.png',
      mimeType: 'image/png',
      buffer: Buffer.from('GIF89a no picture'),
    });
    await expect(form.getByText(wordIn('error.picture.kind'))).toBeVisible();

    await chooser.setInputFiles({ name: 'beach.png', mimeType: 'image/png', buffer: await large() });
    const picture = form.getByRole('listitem');
    await expect(picture).toHaveAttribute('data-state', 'failed');
    const sides = await picture.getByRole('img').evaluate((image: HTMLImageElement) => {
      return [image.naturalWidth, image.naturalHeight];
    });
    expect(sides).toEqual([1600, 900]);
    await isNoWiderThanScreen(page);
    await page.evaluate(layFlat);
    expect(await axeFaults(page, 'main')).toEqual([]);

    isBroken = false;
    // The name stands in its own direction, between signs that are not seen.
    const retry = new RegExp(wordIn('widget.picture.retry').replace('{{name}}', '.?beach\\.png.?'));
    await picture.getByRole('button', { name: retry }).click();
    await expect(picture).toHaveAttribute('data-state', 'sent');
    await expect(form.getByRole('textbox')).toHaveValue('It works');
    await form.getByRole('button', { name: wordIn('feedback.submit') }).click();
    await expect(page.getByText(wordIn('feedback.done'))).toBeVisible();
    await expect(picture).toHaveCount(0);
  });
}

test('padma: feedback is closed there, and the page says who reads instead [MEM-12]', { tag: '@deep' }, async ({
  page,
}) => {
  const word = wordsOf('padma', 'bn');
  await signInAs(page, 'padma', 'member-0');
  await openPage(page, `${origin('padma')}/m/feedback`);
  await expect(page.getByText(word('feedback.closed'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: word('feedback.send') })).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await page.evaluate(layFlat);
  expect(await axeFaults(page, 'main')).toEqual([]);
});
