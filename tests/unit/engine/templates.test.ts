import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSiteLoader, normalizePlatform, resolvePage } from '@/engine';
import { readCatalogue } from '@/sites/read-catalogue';

const catalogue = readCatalogue('schemas');
const files = ['base', 'aurora'].flatMap((folder) =>
  readdirSync(`merchant-configs/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ path: join(folder, name), text: readFileSync(`merchant-configs/${folder}/${name}`, 'utf8') })),
);
const { load } = createSiteLoader(catalogue);
const site = load(files).sites.get('aurora');

/** Nodes of a page for the template settings of a console. */
function nodesOf(page: string, mobileTemplate: object): readonly string[] {
  if (site === undefined) throw new Error('The merchant does not compile.');
  const whitelabel = { DEPOSIT: { enabled: '1' } };
  const platform = normalizePlatform({ settings: { mobileTemplate }, whitelabel }, site, catalogue);
  return Object.keys(resolvePage(site, page, platform, catalogue).nodes);
}

describe('the member centre', () => {
  it.each([
    [{ mem_cen: 1 }, true],
    [{ mem_cen: '1' }, true],
    [{ mem_cen: 0 }, false],
    [{ mem_cen: 2 }, false],
    [{ mem_cen: null }, false],
    [{}, false],
  ])('with %j is the new version: %s [APP-20]', (template, isNew) => {
    const nodes = nodesOf('mine', template);
    expect([nodes.includes('balance'), nodes.includes('balance-row')]).toEqual([isNew, !isNew]);
  });
});

describe('the deposit detail', () => {
  it.each([
    [{ dep_func: 1 }, true],
    [{ dep_func: 0, mem_cen: 1 }, false],
    [{}, false],
  ])('with %j is the new version: %s [APP-20]', (template, isNew) => {
    expect(nodesOf('voucherCenter', template).includes('offer')).toBe(isNew);
  });
});

describe('the app page', () => {
  const template = {
    app_desc: 'Play anywhere',
    app_desc_font_color: '#ffe08a',
    app_background: 'https://cdn.example/app.webp',
  };

  it('shows the words of the template, in its colour on its background [APP-20]', () => {
    if (site === undefined) throw new Error('The merchant does not compile.');
    const platform = normalizePlatform({ settings: { mobileTemplate: template } }, site, catalogue);
    expect([...platform.facts].filter(([path]) => path.startsWith('template.'))).toEqual([
      ['template.background', 'https://cdn.example/app.webp'],
      ['template.description', 'Play anywhere'],
      ['template.descriptionColor', '#ffe08a'],
    ]);
    expect(nodesOf('download', template)).toContain('intro');
  });

  it.each([[{}], [{ app_desc: '' }], [{ app_desc: null }], [{ app_desc: 7 }]])(
    'shows none with %j [APP-20]',
    (without) => expect(nodesOf('download', without)).not.toContain('intro'),
  );
});
