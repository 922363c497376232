import { describe, expect, it } from 'vitest';
import { type Claims, createSiteLoader, issueLine } from '@/engine';
import { filesOf, home, login, merchant, texts } from './fixture';
import { readCatalogue } from './project';

const loader = createSiteLoader(readCatalogue());

const brand = (id: string, settings: object = {}) =>
  filesOf(id, {
    merchant: { ...merchant, code: id.toUpperCase(), trialCode: '', domains: [`${id}.example`], ...settings },
    pages: { home, login },
    texts: { en: texts },
  });
const claims = (...names: readonly string[]): Claims => ({
  codes: names.filter((name) => !name.includes('.')),
  domains: names.filter((name) => name.includes('.')),
});
const [jade, mono, noor] = [
  claims('JADE', 'jade.example'),
  claims('MONO', 'mono.example'),
  claims('NOOR', 'noor.example'),
];
const good = new Map([
  ['jade', jade],
  ['mono', mono],
  ['noor', noor],
]);

/** Whose state is refused, and the errors that say so. */
function load(files: ReturnType<typeof brand>, before: readonly ReadonlyMap<string, Claims>[] = [good]) {
  const { broken, issues } = loader.load(files, before);
  return { broken: [...broken].sort(), lines: issues.filter(({ severity }) => severity === 'error').map(issueLine) };
}

describe('a code or a domain that two brands have', () => {
  it('is told at the brand that took it, wherever the alphabet puts it, and the other takes changes [CFG-05]', () => {
    const taken = load([...brand('jade', { code: 'MONO' }), ...brand('mono')]);
    expect(taken.broken).toEqual(['jade']);
    expect(taken.lines).toEqual([
      expect.stringMatching(/^jade\/merchant\.json:.* "code" is "MONO", .* that of "mono"/),
    ]);
    expect(load([...brand('mono'), ...brand('noor', { trialCode: 'MONO' })]).broken).toEqual(['noor']);
    const host = load([...brand('jade', { domains: ['jade.example', 'noor.example'] }), ...brand('noor')]);
    expect(host.broken).toEqual(['jade']);
    expect(host.lines).toEqual([expect.stringContaining('The domain "noor.example" belongs to "noor" as well')]);
  });

  it('is told at both where nobody is known to have had it, and by the committed state where only that is known [CFG-01]', () => {
    const files = [...brand('jade', { code: 'MONO' }), ...brand('mono')];
    expect(load(files, []).broken).toEqual(['jade', 'mono']);
    expect(load(files, [new Map(), good]).broken).toEqual(['jade']);
    expect(load(files, [new Map([['jade', claims('MONO')]]), good]).broken).toEqual(['mono']);
  });

  it.each(['noor - Copy', 'noor2', 'noor copy', 'Copy of noor', 'a-noor', 'y[x]', '{', '?', '*'])(
    'is told at the copy %s, and the original takes changes [CFG-05]',
    (name) => {
      const files = [
        ...brand('noor', { name: 'Changed' }),
        ...brand(name, { code: 'NOOR', domains: ['noor.example'] }),
      ];
      expect(load(files).broken).toEqual([name]);
      if (name.includes('noor') && name !== 'a-noor') expect(load(files, []).broken).toEqual([name]);
    },
  );

  it('names who has it, whatever else was copied [CFG-01]', () => {
    const copies = ['a-noor', 'noor - Copy', 'noor2'].flatMap((id) => brand(id, { code: 'NOOR' }));
    for (const before of [[good], []]) {
      const { lines } = load([...copies, ...brand('noor')], before);
      const told = lines.filter((line) => line.startsWith('noor2/'));
      expect(told).toEqual([expect.stringContaining('that of "noor" as well')]);
    }
  });

  it('stays with a brand whose files are broken or gone: its players have its last good state [CFG-05]', () => {
    const broken = load([...brand('jade', { code: 'MONO' }), ...brand('mono', { code: 'OTHER', extends: 'nobody' })]);
    expect(broken.broken).toEqual(['jade', 'mono']);
    const gone = load(brand('noor-two', { code: 'NOOR' }));
    expect(gone.lines).toEqual([expect.stringMatching(/that of "noor" .* npm run merchant -- retire noor\.$/)]);
  });

  it('is refused to a third brand that takes what a refused one keeps [CFG-05]', () => {
    const chain = [...brand('jade', { code: 'MONO' }), ...brand('mono'), ...brand('zeta', { code: 'JADE' })];
    expect(load(chain).broken).toEqual(['jade', 'zeta']);
  });

  it('may change hands in one edit, and be given up', () => {
    const moved = [...brand('jade', { code: 'MONO' }), ...brand('mono', { code: 'MONO2' })];
    expect(load(moved).broken).toEqual([]);
    expect(load(moved, []).broken).toEqual([]);
  });

  it('is never the host that another brand has by its name [CFG-05]', () => {
    const files = [
      ...brand('jade', { domains: ['noor.localhost'] }),
      ...brand('noor', { domains: ['noor.localhost'] }),
    ];
    const taken = load(files, []).lines.filter((line) => line.includes('belongs to'));
    expect(taken).toEqual([
      expect.stringMatching(/^jade\/merchant\.json:.* "noor\.localhost" belongs to "noor" as well/),
    ]);
  });
});
