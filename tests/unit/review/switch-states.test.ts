import { projectWorkspace } from '@tests/support/project-workspace';
import { expect, it } from 'vitest';
import { switchStates } from '@/review/compare/switch-states';
import { siteOf } from '@/review/view';

it('tries the switches of a named condition that changed under the access of a page [CFG-08]', async () => {
  const workspace = await projectWorkspace();
  const site = siteOf('mono', workspace);
  const page = { format: 1, id: 'club', nodes: {}, access: { when: { is: 'clubNight' } } } as const;
  const statesFor = (before: boolean, after: { readonly switch: string } | boolean) => {
    const [old, now] = [before, after].map((clubNight) => ({ ...site, conditions: { ...site.conditions, clubNight } }));
    const sites = { before: old ?? site, after: now ?? site };
    const pages = { before: page, after: page };
    return switchStates(pages, sites, workspace.platformOf(site), workspace.catalogue).map(({ name }) => name);
  };
  expect(statesFor(true, { switch: 'MAILCEN' })).toEqual(['MAILCEN on']);
  expect(statesFor(true, true)).toEqual([]);
});
