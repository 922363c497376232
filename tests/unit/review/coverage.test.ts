import { projectWorkspace } from '@tests/support/project-workspace';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Facts, meets, resolvePage } from '@/engine';
import { main } from '@/ops/merchant';
import { type BrandVisitors, factsOn, visitorsOf } from '@/review/coverage/brand-visitors';
import { type Case, casesOf } from '@/review/coverage/cases';
import { coverageOf } from '@/review/coverage/coverage';
import { coverageLines } from '@/review/coverage/coverage-lines';
import { findWay, type Way } from '@/review/coverage/find-way';
import { siteOf } from '@/review/view';
import { sample } from '../../support/depth';

const workspace = await projectWorkspace();
const { catalogue } = workspace;
const mono = siteOf('mono', workspace);

describe('what no persona meets in a brand', () => {
  let visitors: BrandVisitors;
  let unmet: readonly Case[];

  beforeAll(async () => {
    const platform = workspace.platformOf(mono);
    const pages = Object.keys(mono.pages).map((page) => resolvePage(mono, page, platform, catalogue));
    visitors = await visitorsOf(mono, workspace.loaded.consoles.get('mono'), platform, pages, catalogue);
    unmet = casesOf(mono, catalogue).filter((one) => !isMet(one, visitors));
  });

  it('is met by the persona and under the console that are told, or by nobody at all [QAS-08]', () => {
    const some = sample(60, unmet);
    expect(some.length).toBeGreaterThan(50);
    const kinds = some.map((one) => {
      const way = findWay(one, visitors, catalogue);
      if (way.kind === 'reached')
        expect([one.name, one.side, meets(one.demands, factsOf(way, one, visitors))]).toEqual([
          one.name,
          one.side,
          true,
        ]);
      if (way.kind === 'impossible') expect([one.name, way.because.length > 0]).toEqual([one.name, true]);
      return way.kind;
    });
    expect(new Set(kinds)).toEqual(new Set(['reached', 'impossible']));
  });
});

function isMet(one: Case, visitors: BrandVisitors): boolean {
  if (one.page === undefined) return meets(one.demands, visitors.statics);
  return factsOn(one.page, [one], visitors).some((facts) => meets(one.demands, facts));
}

/** The facts of the persona under the console that the way tells. */
function factsOf(way: Extract<Way, { kind: 'reached' }>, one: Case, { statics, personas }: BrandVisitors): Facts {
  const live = personas.facts(way.persona, way.page ?? one.page ?? 'home');
  return new Map<string, unknown>([
    ...statics,
    ...live,
    ...Object.entries(way.console),
    ...Object.entries(way.visitor),
  ]);
}

it('says of a thing in several brands who would meet it, or why nobody can [QAS-08]', async () => {
  const coverage = await coverageOf([mono, siteOf('padma', workspace)], workspace);
  const lines = coverageLines(coverage, '');
  const has = (line: string) => expect(lines).toContainEqual(expect.stringContaining(line));
  has('In mono, padma, 15 personas, and visitors with ');
  has('Page "lottery" never closes. Nobody can meet it: "hasLottery" always holds.');
  has('The switch CREDITMAR3 is on nowhere. Persona guest meets it with CREDITMAR3 on in the console of ');
  has(
    '"balance" on page "voucherCenter" is never hidden. Nobody can meet it: "actualAccount" and not "signedIn" never hold together.',
  );
  has(
    'The field email of the registration form is never asked for. Persona guest meets it with register.email.enabled true in the console of mono.',
  );
  const inbox = coverage.cases.filter(({ name, kind }) => kind === 'switch' && name === 'the switch MAILCEN');
  expect(inbox.map(({ side, metIn, way }) => [side, metIn, way])).toEqual([
    ['on', ['padma'], undefined],
    ['off', ['mono'], undefined],
  ]);
});

it('is printed in words and as data, and asked wrongly it says so [QAS-08]', async () => {
  const printed: string[] = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: unknown) => void printed.push(String(line)));
  expect(await main(['coverage', 'mono', '--json'])).toBe(0);
  expect(Object.keys(JSON.parse(printed.join('\n')))).toEqual(['brands', 'personas', 'made', 'cases']);
  expect(await main(['coverage', 'monno'])).toBe(2);
  expect(printed.at(-1)).toContain('"monno"');
  expect(await main(['coverage', '--jsn'])).toBe(2);
  expect(printed.at(-1)).toContain('Did you mean --json?');
  vi.restoreAllMocks();
});
