import { isDeep, sample } from '@tests/support/depth';
import { projectWorkspace } from '@tests/support/project-workspace';
import { renderStorefront } from '@tests/support/render-storefront';
import { expect, test } from 'vitest';
import { pathsOf } from '@/engine/live';
import { openPersonas } from '@/review/layouts/persona-visitors';

const { catalogue, loaded } = await projectWorkspace();
const names = Object.keys(catalogue.personas);

/** A trial account gets a name of its own at each sign-in, days depend on the clock, and a device is the browser's. */
const changing = ['member.account', 'member.name', 'member.days', 'device.platform'];

test.each(sample(8, names))('aurora: whoever signs in as %s is what ops and golden files say [QAS-01]', (persona) =>
  isAsRecorded('aurora', persona),
);

test.each(names)(
  'jade: whoever signs in as %s is what ops and golden files say [QAS-01]',
  { tags: ['deep'] },
  (persona) => isAsRecorded('jade', persona),
);

async function isAsRecorded(merchant: string, persona: string): Promise<void> {
  const site = loaded.sites.get(merchant);
  if (site === undefined) throw new Error(`${merchant} does not load, so nobody can sign in there.`);
  const personas = await openPersonas(site, loaded.consoles.get(merchant), catalogue);
  const home = persona.startsWith('agent') ? 'agent' : 'mine';
  const pages = isDeep ? (['mine', 'agent'] as const) : ([home] as const);
  for (const page of pages) {
    const url = `/m/${page}`;
    const { app } = await renderStorefront({ merchant, persona, url });
    const recorded = personas.facts(persona, page);
    const shown = app.boot.page.page === page ? [...pathsOf(app.boot.shell), ...pathsOf(app.boot.page)] : [];
    const paths = [...new Set([...recorded.keys(), ...shown])]
      .filter((path) => !changing.includes(path) && path !== 'page.id' && !path.startsWith('switch:'))
      .filter((path) => shown.includes(path) || app.facts.current().has(path));
    const of = (facts: ReadonlyMap<string, unknown>) =>
      Object.fromEntries(paths.map((path) => [path, facts.get(path)]));
    expect({ page, ...of(app.facts.current()) }).toEqual({ page, ...of(recorded) });
    expect(paths).toContain('session.present');
  }
}
