import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createSiteLoader } from '@/engine';
import { createFolderSource } from '@/sites/create-folder-source';
import { readCatalogue } from '@/sites/read-catalogue';
import { firstQueries } from '@/storefront/app/document/first-queries';
import { createGateway } from '@/storefront/platform/gateway/create-gateway';
import type { QueryTable } from '@/storefront/renderer/widget';
import { makeLog } from './fixture';

/** Keeps the names that it is asked for. */
class AskedFor extends URLSearchParams {
  readonly names = new Set<string>();
  override get(name: string) {
    this.names.add(name);
    return super.get(name);
  }
  override has(name: string) {
    this.names.add(name);
    return super.has(name);
  }
}

it('declares every name of the address that the data of a page’s first HTML depends on [GAM-04, HOM-05]', async () => {
  const { compose: load } = createSiteLoader(readCatalogue(resolve('schemas')));
  const source = await createFolderSource({ root: resolve('merchant-configs'), load, log: makeLog() });
  source.close();
  const table: QueryTable = firstQueries;
  const gateway = createGateway({ session: '', userName: '', merchant: 'X', language: 'en' }, () =>
    Promise.reject(new Error('none')),
  );
  const games = { front: 'HOT', esports: [], cockfight: [], inhouse: [], logos: {} };
  const read = new Map<string, readonly string[]>();
  for (const { site } of source.current().values()) {
    for (const [id, page] of Object.entries(site.pages)) {
      const search = new AskedFor();
      for (const { use, props = {} } of Object.values(page.nodes)) table[use]?.(props, { gateway, search, games });
      const missing = [...search.names].filter((name) => !page.query?.includes(name));
      expect([site.id, id, missing]).toEqual([site.id, id, []]);
      read.set(id, [...search.names]);
    }
  }
  expect(read.get('gameList')).toContain('vendor');
  expect(read.get('home')).toEqual(['category']);
});
