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

/** A plain run has one merchant and few who look: unit/storefront/platform/session/personas.test.tsx has all of them. */
const quick = ['member-0', 'agent-1'];
const tagOf = (merchant: string, persona: string) =>
  merchant === 'aurora' && quick.includes(persona) ? [] : ['@deep'];

for (const merchant of ['aurora', 'jade'] as const) {
  const t = wordsOf(merchant, 'en');
  const entries = goldenEntries(merchant, 'mine');
  // A button may say the same as an entry.
  const buttons = goldenEntries(merchant, 'mine', ['action.button']);
  const labels = [...new Set(entries.map(({ label }) => label))];

  for (const persona of personas) {
    test(`${merchant}: whoever signs in as ${persona} finds the entries of the golden file, and no other [QAS-01]`, {
      tag: tagOf(merchant, persona),
    }, async ({ page }) => {
      await signInAs(page, merchant, persona);
      await page.goto(`${origin(merchant)}/m/mine`);
      const main = page.getByRole('main');
      const seen = [...entries, ...buttons].filter(({ isSeenBy }) => isSeenBy(persona)).map(({ label }) => t(label));
      expect(seen.length).toBeGreaterThan(0);
      for (const label of labels) {
        const times = seen.filter((words) => words === t(label)).length;
        await expect(main.getByText(t(label), { exact: true }), label).toHaveCount(times);
      }
    });
  }
}

for (const merchant of ['aurora', 'jade'] as const) {
  const t = wordsOf(merchant, 'en');
  const entries = goldenEntries(merchant, 'agent');
  const labels = [...new Set(entries.map(({ label }) => label))];
  const isAgent = (persona: string) => persona.startsWith('agent');

  for (const persona of personas.filter(isAgent)) {
    test(`${merchant}: the agency of ${persona} has the entries of the golden file, and no other [AGT-04, AGT-05]`, {
      tag: tagOf(merchant, persona),
    }, async ({ page }) => {
      await signInAs(page, merchant, persona);
      await page.goto(`${origin(merchant)}/m/agent`);
      const tiles = page.getByRole('main').getByRole('group');
      const seen = new Set(entries.filter(({ isSeenBy }) => isSeenBy(persona)).map(({ label }) => label));
      expect(seen.size).toBeGreaterThan(3);
      for (const label of labels)
        await expect(tiles.getByText(t(label), { exact: true }), label).toHaveCount(seen.has(label) ? 1 : 0);
    });
  }

  for (const persona of personas.filter((name) => !isAgent(name))) {
    test(`${merchant}: the agency leads ${persona} home [AGT-01]`, { tag: tagOf(merchant, persona) }, async ({
      page,
    }) => {
      await signInAs(page, merchant, persona);
      await page.goto(`${origin(merchant)}/m/agent`);
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(page.getByRole('group', { name: t('agent.grid') })).toHaveCount(0);
    });
  }
}
