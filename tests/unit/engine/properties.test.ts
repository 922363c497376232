import { isDeep, runs } from '@tests/support/depth';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Condition,
  type ConditionScope,
  compileTree,
  type Facts,
  findVisitor,
  loadSites,
  partialCondition,
  proveCondition,
  readCondition,
} from '@/engine';
import { compileIn, conditions, facts, isStatic, scope } from './condition-arbitrary';
import { filesOf, home, login, merchant, needSite, texts } from './fixture';
import { readCatalogue } from './project';

/** The truth table by hand: 1 is true, 0 false, ½ unknown; all is the least, any the greatest, not what is missing to 1. */
function bruteForce(condition: Condition, given: Facts): number {
  if (typeof condition === 'boolean') return Number(condition);
  if ('all' in condition) return Math.min(...condition.all.map((part) => bruteForce(part, given)));
  if ('any' in condition) return Math.max(...condition.any.map((part) => bruteForce(part, given)));
  if ('not' in condition) return 1 - bruteForce(condition.not, given);
  if ('is' in condition) return bruteForce(named(condition.is), given);
  if ('switch' in condition) return Number(given.get(`switch:${condition.switch}`) === true);
  const value = given.get(condition.at);
  const type = scope.facts?.[condition.at]?.type;
  const isPresent = type === 'number' ? typeof value === 'number' && !Number.isNaN(value) : typeof value === type;
  if ('exists' in condition) return Number(isPresent === condition.exists);
  if (!isPresent) return 0.5;
  if ('eq' in condition) return Number(value === condition.eq);
  if ('ne' in condition) return Number(value !== condition.ne);
  if ('in' in condition) return Number(condition.in.some((literal) => literal === value));
  if ('nin' in condition) return Number(condition.nin.every((literal) => literal !== value));
  if (typeof value !== 'number') return 0.5;
  if ('gt' in condition) return Number(value > condition.gt);
  if ('gte' in condition) return Number(value >= condition.gte);
  if ('lt' in condition) return Number(value < condition.lt);
  return Number(value <= condition.lte);
}

function named(name: string): Condition {
  const bodies: { readonly [name: string]: Condition } = {
    first: { at: 'l.number', nin: [0, 4] },
    second: { any: [{ is: 'first' }, { switch: 'ON' }] },
    third: { not: { all: [{ is: 'second' }, { at: 's.number', gt: 1 }] } },
  };
  return bodies[name] ?? false;
}

/** A condition as it is read: one that cannot be read fails the test. */
function read(condition: Condition) {
  const { tree } = readCondition(condition, scope);
  if (tree === undefined) throw new Error('The condition cannot be read.');
  return tree;
}

const verdictOf = (number: number) => (number === 0.5 ? undefined : number === 1);
const split = (all: Facts) => ({
  statics: { facts: new Map([...all].filter(([path]) => isStatic(path))), isStatic },
  live: new Map([...all].filter(([path]) => !isStatic(path))),
});

describe('conditions', () => {
  it('have the verdict of their truth table [CFG-03]', () => {
    fc.assert(
      fc.property(conditions, facts, (condition, given) => {
        expect(compileIn(condition, scope).evaluate(given)).toBe(verdictOf(bruteForce(condition, given)));
      }),
      { numRuns: runs(2000, 5000) },
    );
  });

  it('have the same verdict when the static part is evaluated first [CFG-03]', () => {
    fc.assert(
      fc.property(conditions, facts, (condition, given) => {
        const { statics, live } = split(given);
        const left = partialCondition(read(condition), statics);
        expect(compileTree(left).evaluate(live)).toBe(compileIn(condition, scope).evaluate(given));
        // What the browser gets is the condition that is written out, not the tree.
        expect(compileIn(left.condition, scope).evaluate(live)).toBe(compileTree(left).evaluate(live));
      }),
      { numRuns: runs(2000, 5000) },
    );
  });

  it('show and hide the same when what is unknown for good is taken out [CFG-03]', () => {
    fc.assert(
      fc.property(conditions, facts, (condition, given) => {
        const { statics, live } = split(given);
        const whole = compileIn(condition, scope).evaluate(given);
        const hiding = compileTree(partialCondition(read(condition), statics, false)).evaluate(live);
        const showing = compileTree(partialCondition(read(condition), statics, true)).evaluate(live);
        expect([hiding === true, showing === false]).toEqual([whole === true, whole === false]);
      }),
      { numRuns: runs(2000, 5000) },
    );
  });

  it('are proved never or always only where no facts say otherwise [CFG-09]', () => {
    fc.assert(
      fc.property(conditions, facts, (condition, given) => {
        const proof = proveCondition(read(condition), scope);
        const verdict = compileIn(condition, scope).evaluate(given);
        if (proof === 'never') expect(verdict).not.toBe(true);
        if (proof === 'always') expect(verdict).toBe(true);
      }),
      { numRuns: runs(1200, 3000) },
    );
  });

  it('have the visitors that they say, whatever a brand calls them and was asked before [CFG-09]', () => {
    const isType = (type: number) => ({ at: 'l.number', eq: type });
    const asks = (agent: unknown, type: number) => {
      const within = { ...scope, conditions: { agent } };
      const [holds, other] = [{ is: 'agent' }, isType(type)].map((condition) => readCondition(condition, within).tree);
      return holds && other && findVisitor({ holds: [holds, other], fails: [] }, within);
    };
    expect(asks(isType(1), 1)).toBe('some');
    expect(asks(isType(2), 1)).toBe('none');
    expect(asks({ not: isType(1) }, 1)).toBe('none');
    expect(asks({ any: [isType(1), isType(2)] }, 2)).toBe('some');
    expect(asks({ all: [isType(1), isType(2)] }, 2)).toBe('none');
    expect(asks(isType(1), 1)).toBe('some');
  });

  it('are read from any JSON value without an exception, and are unknown where there is a problem [CFG-05]', () => {
    fc.assert(
      fc.property(fc.jsonValue(), facts, (value, given) => {
        const compiled = compileIn(value, scope);
        const verdict = compiled.evaluate(given);
        if (compiled.broken) expect(verdict).toBeUndefined();
        expect(compiled.broken).toBe(readCondition(value, scope).problems.length > 0);
      }),
      { numRuns: runs(800, 2000) },
    );
  });

  /** Names c0, c1, … of which each uses the next one, as `use` writes it; the last one is true. */
  const chainOf = (length: number, use: (name: string) => unknown) =>
    Object.fromEntries(
      Array.from({ length }, (_, index) => [
        `c${index}`,
        index + 1 < length ? use(`c${index + 1}`) : { switch: 'MAILCEN' },
      ]),
    );
  const wrap = (depth: number, key: 'not' | 'all') => (name: string) => {
    let condition: unknown = { is: name };
    for (let level = 0; level < depth; level += 1) condition = { [key]: key === 'all' ? [condition] : condition };
    return condition;
  };
  const links = {
    straight: wrap(0, 'not'),
    'through 2 parts': wrap(2, 'not'),
    'through 126 parts': wrap(126, 'not'),
    'through 63 lists': wrap(63, 'all'),
  };
  const chains = [
    ...Object.entries(links).flatMap(([how, use]) => [20, 500].map((length) => ({ length, how, use }))),
    ...(isDeep ? [{ length: 20_000, how: 'straight', use: links.straight }] : []),
  ];

  it.each(chains)(
    'of $length names that use each other $how are read, checked and evaluated without an exception [CFG-05]',
    ({ length, use }) => {
      const chain = chainOf(length, use);
      const within: ConditionScope = { switches: { MAILCEN: true }, conditions: chain };
      const on = new Map([['switch:MAILCEN', true]]);
      for (const name of ['c0', `c${Math.floor(length / 2)}`, `c${length - 1}`]) {
        const { tree } = readCondition({ is: name }, within);
        const compiled = compileIn({ is: name }, within);
        expect(compiled.broken).toBe(tree === undefined);
        expect(compiled.evaluate(on)).toBe(tree === undefined ? undefined : true);
        if (tree) expect(proveCondition(tree, within)).toBe('sometimes');
      }
      const { issues } = loadSites(filesOf('deep', { merchant: { ...merchant, conditions: chain } }), readCatalogue());
      expect(issues.filter(({ code }) => code === 'condition-cycle')).toEqual([]);
      expect(issues.filter(({ code }) => code === 'too-deep')).toHaveLength(
        readCondition({ is: 'c0' }, within).tree === undefined ? 1 : 0,
      );
    },
  );

  it('of more than 32 names one inside the other are too deep, and said so once, where that begins [CFG-05]', () => {
    const chain = chainOf(500, links.straight);
    const { issues } = loadSites(filesOf('deep', { merchant: { ...merchant, conditions: chain } }), readCatalogue());
    expect(issues.filter(({ code }) => code === 'too-deep')).toEqual([
      expect.objectContaining({
        message:
          'With "c467" more than 32 conditions stand one inside the other, or their parts nest too deep, so what depends on it never shows. In place of a name, write what that condition says, or split the conditions.',
      }),
    ]);
    const within: ConditionScope = { switches: { MAILCEN: true }, conditions: chain };
    const isBroken = (name: string) => compileIn(chain[name], within).broken;
    expect(['c466', 'c467', 'c499'].map(isBroken)).toEqual([true, false, false]);
  });

  it('of a circle of 20,000 names cannot be read, and the circle is said once [CFG-05]', () => {
    const circle = { ...chainOf(20_000, links.straight), c19999: { is: 'c0' } };
    const within: ConditionScope = { conditions: circle };
    expect(compileIn({ is: 'c7' }, within).broken).toBe(true);
    const { issues } = loadSites(filesOf('deep', { merchant: { ...merchant, conditions: circle } }), readCatalogue());
    expect(issues.filter(({ code }) => code === 'condition-cycle')).toHaveLength(1);
  });

  it('are not left longer on a page than browsers read [CFG-05]', () => {
    const chain = chainOf(20, wrap(7, 'not'));
    const within: ConditionScope = { switches: { MAILCEN: true }, conditions: chain };
    const readable = Object.values(chain).filter((condition) => {
      const { tree } = readCondition(condition, within);
      if (tree === undefined) return false;
      const nothing = { facts: new Map(), isStatic: () => false };
      expect(readCondition(partialCondition(tree, nothing).condition).problems).toEqual([]);
      return true;
    });
    expect(readable).toHaveLength(19);
  });
});

describe('overlays', () => {
  const catalogue = readCatalogue();
  const base = filesOf('base', {
    merchant: { ...merchant, abstract: true, domains: [] },
    pages: { home, login },
    texts: { en: texts },
  });
  const pageUnder = (overlay: object) => {
    const child = filesOf('child', {
      merchant: { format: 1, extends: 'base', name: 'C', code: 'C' },
      overlays: { home: overlay },
    });
    return needSite(loadSites([...base, ...child], catalogue).sites, 'child').pages.home;
  };

  it('change nothing when they are empty, however that is written [CFG-02]', () => {
    const parts = fc.record(
      {
        nodes: fc.constant({}),
        set: fc.constantFrom<object>({}, { inbox: {} }, { $page: {} }),
        insert: fc.constant([]),
        move: fc.constant([]),
        remove: fc.constant([]),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(parts, (empty) => {
        expect(pageUnder({ format: 1, page: 'home', ...empty })).toEqual(home);
      }),
      { numRuns: runs(50, 100) },
    );
  });

  it('lose and double no node when they only move [CFG-02]', () => {
    const order = fc.array(fc.constantFrom('inbox', 'agency'), { maxLength: 6 });
    fc.assert(
      fc.property(order, (ids) => {
        const move = ids.map((id) => ({ id, into: 'list', slot: 'entries', at: 'first' }));
        const page = pageUnder({ format: 1, page: 'home', move });
        expect(page?.nodes.list?.slots?.entries?.toSorted()).toEqual(['agency', 'inbox']);
      }),
      { numRuns: runs(50, 100) },
    );
  });
});
