import { readFileSync } from 'node:fs';
import { goldenEntries } from './golden-entries';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { expect, test } from './warm-page';
import { wordsOf } from './words-of';

// Colours are judged, and words that are there: nothing fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One whose answers are still on their way is nobody that could sign in. */
const personas = Object.keys(JSON.parse(readFileSync('schemas/personas.json', 'utf8'))).filter(
  (persona) => !persona.includes('.'),
);

for (const merchant of ['aurora', 'jade'] as const) {
  const t = wordsOf(merchant, 'en');
  const entries = goldenEntries(merchant, 'mine');
  const labels = [...new Set(entries.map(({ label }) => label))];

  for (const persona of personas) {
    test(`${merchant}: whoever signs in as ${persona} finds the entries of the golden file, and no other [QAS-01]`, async ({
      page,
    }) => {
      await signInAs(page, merchant, persona);
      await page.goto(`${origin(merchant)}/m/mine`);
      const main = page.getByRole('main');
      const seen = entries.filter(({ isSeenBy }) => isSeenBy(persona)).map(({ label }) => label);
      expect(seen.length).toBeGreaterThan(0);
      for (const label of labels) {
        const times = seen.filter((one) => one === label).length;
        await expect(main.getByText(t(label), { exact: true }), label).toHaveCount(times);
      }
    });
  }
}
