import { describe, expect, it } from 'vitest';
import { inspectVisitor, loadSites, normalizePlatform, PENDING, type Site, type VisitorAnswers } from '@/engine';
import { type CaseFile, readCases } from './case-files';
import { merchant, needSite, solo } from './fixture';
import { readCatalogue } from './project';

type Values = { readonly [path: string]: unknown };
type VisitorCase = {
  readonly title: string;
  readonly visitor: VisitorAnswers;
  readonly facts: Values;
  readonly absent: readonly string[];
  readonly issues: readonly string[];
};
type ConsoleCase = {
  readonly title: string;
  readonly console: unknown;
  readonly switches?: Values;
  readonly facts?: Values;
  readonly names?: { readonly [source: string]: readonly string[] };
  readonly issues: readonly string[];
};
type RuleCase = {
  readonly title: string;
  readonly register: unknown;
  readonly fields: readonly Values[];
  readonly issues: readonly string[];
  readonly ready?: boolean;
};

const catalogue = readCatalogue();
const site = needSite(loadSites(solo(), catalogue).sites, 'solo');

describe('visitors become live facts', () => {
  const file = readCases<CaseFile<VisitorCase>>('normalize/visitors');
  it.each(file.cases)('$title [CFG-03]', ({ visitor, facts, absent, issues }) => {
    const before = JSON.stringify(visitor);
    const found = inspectVisitor(visitor);
    for (const [path, value] of Object.entries(facts)) {
      expect(found.facts.get(path), path).toBe(isPending(value) ? PENDING : value);
    }
    for (const path of absent) expect(found.facts.has(path), path).toBe(false);
    expect(found.issues.map((issue) => issue.code)).toEqual(issues);
    expect(JSON.stringify(visitor)).toBe(before);
  });
});

describe('consoles become switches, static facts and sources', () => {
  const file = readCases<CaseFile<ConsoleCase>>('normalize/consoles');
  it.each(file.cases)('$title [CFG-04]', ({ console, switches, facts, names, issues }) => {
    const platform = normalizePlatform(console, site, catalogue);
    for (const [name, value] of Object.entries(switches ?? {})) expect(platform.switches.get(name), name).toBe(value);
    for (const [path, value] of Object.entries(facts ?? {})) expect(platform.facts.get(path), path).toBe(value);
    for (const [source, expected] of Object.entries(names ?? {})) {
      expect((platform.sources[source] ?? []).map((item) => (item.name === undefined ? item.type : item.name))).toEqual(
        expected,
      );
    }
    const codes = platform.issues.map((issue) => issue.code).filter((code) => code !== 'no-rules');
    expect(codes).toEqual(issues);
  });
});

describe('registration rules become fields', () => {
  const file = readCases<CaseFile<RuleCase> & { readonly config: Values }>('rules/fields');
  const described: Site = needSite(
    loadSites(solo({ merchant: { ...merchant, register: file.config } }), catalogue).sites,
    'solo',
  );
  it.each(file.cases)('$title [AUT-09] [AUT-10]', ({ register, fields, issues, ready }) => {
    const platform = normalizePlatform({ register }, described, catalogue);
    const items = platform.sources['register.fields'] ?? [];
    expect(items.map((item) => item.name)).toEqual(fields.map((field) => field.name));
    for (const [index, field] of fields.entries()) {
      const { rule, ...look } = items[index] ?? {};
      const all: Values = { ...look, ...(isValues(rule) ? rule : {}) };
      for (const [key, value] of Object.entries(field)) expect(all[key] ?? null, key).toEqual(value);
    }
    expect(platform.issues.map((issue) => issue.code).toSorted()).toEqual(issues.toSorted());
    expect(platform.facts.get('register.ready')).toBe(ready ?? fields.length > 0);
  });
});

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}

function isPending(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$' in value && value.$ === 'pending';
}
