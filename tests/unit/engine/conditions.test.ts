import { describe, expect, it } from 'vitest';
import { type ConditionScope, compileCondition, type Facts, PENDING, readCondition } from '@/engine';
import { type CaseFile, readCases } from './case-files';
import { compileIn } from './condition-arbitrary';

type FactType = 'number' | 'string' | 'boolean';
type ConditionCase = {
  readonly title: string;
  readonly condition: unknown;
  readonly facts: { readonly [path: string]: unknown };
  readonly named?: { readonly [name: string]: unknown };
  readonly switches?: readonly string[];
  readonly verdict: boolean | null;
  readonly problems?: readonly string[];
};
type ConditionFile = CaseFile<ConditionCase> & { readonly declare: { readonly [path: string]: FactType } };

describe.each(['operators', 'kleene', 'broken'])('conditions/%s [CFG-03]', (name) => {
  const file = readCases<ConditionFile>(`conditions/${name}`);
  it.each(file.cases)('$title', ({ condition, facts, named, switches, verdict, problems }) => {
    const scope: ConditionScope = {
      facts: Object.fromEntries(Object.entries(file.declare).map(([path, type]) => [path, { type }])),
      ...(named ? { conditions: named } : {}),
      ...(switches ? { switches: Object.fromEntries(switches.map((one) => [one, true])) } : {}),
    };
    expect(compileIn(condition, scope).evaluate(toFacts(facts))).toBe(verdict ?? undefined);
    expect(readCondition(condition, scope).problems.map((problem) => problem.code)).toEqual(problems ?? []);
  });
});

describe('a condition without declarations, as the browser compiles it', () => {
  const file = readCases<ConditionFile>('conditions/operators');
  const isTyped = ({ condition, title }: ConditionCase) =>
    typeof condition === 'object' && condition !== null && !('exists' in condition && title.includes('wrong type'));
  it.each(file.cases.filter(isTyped))('$title [CFG-03]', ({ condition, facts, verdict }) => {
    expect(compileCondition(condition).evaluate(toFacts(facts))).toBe(verdict ?? undefined);
  });
});

function toFacts(facts: { readonly [path: string]: unknown }): Facts {
  return new Map(Object.entries(facts).map(([path, value]) => [path, isPending(value) ? PENDING : value]));
}

function isPending(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$' in value && value.$ === 'pending';
}
