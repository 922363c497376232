import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siteChecks } from '@/engine/check/site-checks';

const planted = readdirSync('tests/unit/engine/planted-faults').map((name) =>
  readFileSync(`tests/unit/engine/planted-faults/${name}`, 'utf8'),
);

it('plants more than a hundred faults of kinds that differ [CFG-01]', () => {
  const count = planted.join('\n').match(/^ {4}what: /gm)?.length ?? 0;
  expect(count).toBeGreaterThan(150);
});

it('says of every check what it finds, each in words of its own [CFG-09]', () => {
  const lines = siteChecks.map(({ finds }) => finds);
  expect(new Set(lines).size).toBe(lines.length);
  for (const line of lines) expect(line).toMatch(/^[a-z].{15,}[a-z]$/);
});
