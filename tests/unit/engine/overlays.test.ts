import { describe, expect, it } from 'vitest';
import { loadSites } from '@/engine';
import { isObject, pick } from '@/engine/json';
import { type CaseFile, readCases } from './case-files';
import { readCatalogue } from './project';

type OverlayCase = {
  readonly title: string;
  readonly overlay: unknown;
  readonly expect: {
    readonly nodes?: readonly string[];
    readonly slots?: { readonly [place: string]: readonly string[] };
    readonly values?: { readonly [path: string]: unknown };
  };
  readonly issues: readonly string[];
};

const catalogue = readCatalogue();
const file = readCases<CaseFile<OverlayCase> & { readonly parent: unknown }>('overlays/overlays');

describe('overlays [CFG-02]', () => {
  it.each(file.cases)('an overlay $title', ({ overlay, expect: expected, issues }) => {
    const loaded = loadSites(
      [
        { path: 'base/merchant.json', text: JSON.stringify({ format: 1, abstract: true }) },
        { path: 'base/pages/p.json', text: JSON.stringify(file.parent) },
        { path: 'child/merchant.json', text: JSON.stringify({ format: 1, extends: 'base', name: 'C', code: 'C' }) },
        { path: 'child/overlays/p.json', text: JSON.stringify(overlay) },
      ],
      catalogue,
    );
    const page = loaded.sites.get('child')?.pages.p;
    // What a slot takes is not what these cases are about.
    const own = loaded.issues.filter(({ at, code }) => at.file === 'child/overlays/p.json' && code !== 'not-taken');
    const codes = own.map((issue) => issue.code);
    expect(codes.toSorted()).toEqual(issues.toSorted());
    if (expected.nodes) expect(Object.keys(page?.nodes ?? {}).toSorted()).toEqual(expected.nodes);
    for (const [place, ids] of Object.entries(expected.slots ?? {})) {
      const [node = '', slot = ''] = place.split('.');
      expect(page?.nodes[node]?.slots?.[slot], place).toEqual(ids);
    }
    for (const [path, value] of Object.entries(expected.values ?? {})) {
      const [node = '', ...rest] = path.split('.');
      const found = rest.reduce<unknown>(step, node === '$page' ? page : page?.nodes[node]);
      expect(found ?? null, path).toEqual(value);
    }
  });
});

function step(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isObject(value) ? pick(value, key) : undefined;
}
