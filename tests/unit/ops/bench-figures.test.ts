import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headlines, toHeadlines } from '@/ops/bench/headlines';
import { type Section, writeBetweenMarkers } from '@/ops/bench/table';

/** Cells of the table between the markers of a file, a row each, without its head. */
function rowsOf(file: string): readonly (readonly string[])[] {
  const [, table = ''] = /<!-- figures -->([\s\S]+)<!-- \/figures -->/.exec(readFileSync(file, 'utf8')) ?? [];
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split(' |')
      .map((cell) => cell.trim()),
  );
}

const sections = (livery: string): readonly Section[] =>
  headlines.map(([begins], index) => {
    const [part = '', what = ''] = begins.split(': ');
    return { part, figures: [{ what: `${what}, median`, livery, byHand: '', target: '≤ 9 ms', isMet: index > 0 }] };
  });

describe('figures of the bench', () => {
  it('stand in the README as FIGURES.md has them, ten of them [APP-16]', () => {
    const all = rowsOf('src/ops/bench/FIGURES.md');
    expect(rowsOf('README.md')).toEqual(
      headlines.map(([begins, words]) => [words, ...(all.find(([name]) => name?.startsWith(begins)) ?? []).slice(1)]),
    );
    expect(rowsOf('README.md')).toHaveLength(10);
  });

  it('are written with the count of targets that are met [APP-16]', () => {
    const written = toHeadlines(sections('7 ms'));
    expect(written).toContain('| 7 ms ');
    expect(written).toContain('Of all 10 targets in FIGURES.md, 9 are met; the table shows ten.');
  });

  it('are not written where one of the ten was not measured [APP-16]', () => {
    expect(() => toHeadlines(sections('7 ms').slice(1))).toThrow(
      'No figure begins with "engine: conditions evaluated"',
    );
  });

  it('replace what stands between the markers, and nothing else [APP-16]', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'figures-')), 'page.md');
    writeFileSync(file, 'before\n<!-- figures -->\nold\n<!-- /figures -->\nafter\n');
    writeBetweenMarkers(file, 'new');
    expect(readFileSync(file, 'utf8')).toBe('before\n<!-- figures -->\nnew\n<!-- /figures -->\nafter\n');
  });
});
