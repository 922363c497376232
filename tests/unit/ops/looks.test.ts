import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '@/ops/merchant';
import { compareLooks, type Look } from '@/review/compare/compare-looks';

const look = (outline: string, picture = 'a'): Look => ({ outline, picture });
const of = (looks: { readonly [name: string]: Look }) => new Map(Object.entries(looks));

const mine = `- main:
  - heading "Member centre" [level=1]
  - link "Inbox"
  - link "Help"
  - text: Balance €12.50`;

describe('compareLooks', () => {
  it('tells which lines of an outline are others, each below the line that it stands under [QAS-02]', () => {
    const after = mine.replace('  - link "Inbox"\n', '').replace('"Help"', '"Help and rules"');
    expect(compareLooks(of({ mine: look(mine) }), of({ mine: look(after, 'b') }))).toEqual([
      {
        name: 'mine',
        kind: 'differs',
        hasOtherPicture: true,
        outline: [
          { sign: ' ', text: '  - heading "Member centre" [level=#]' },
          { sign: '-', text: '  - link "Inbox"' },
          { sign: '-', text: '  - link "Help"' },
          { sign: '+', text: '  - link "Help and rules"' },
        ],
      },
    ]);
  });

  it('takes figures, times and the length of a list for the same [QAS-02]', () => {
    const later = mine.replace('€12.50', '€1,204.75').replace('  - link "Help"', '  - link "Help"\n  - link "Help"');
    expect(compareLooks(of({ mine: look(mine) }), of({ mine: look(later) }))).toEqual([]);
  });

  it('tells of pages that come, go, or look otherwise alone [QAS-02]', () => {
    const before = of({ gone: look(mine), help: look(mine) });
    const after = of({ help: look(mine, 'b'), fresh: look(mine) });
    expect(compareLooks(before, after).map(({ name, kind, outline }) => [name, kind, outline.length])).toEqual([
      ['fresh', 'appears', 0],
      ['gone', 'goes', 0],
      ['help', 'differs', 0],
    ]);
  });
});

describe('looks', () => {
  let folder = '';
  let printed: string[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'looks-'));
    printed = [];
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((line: unknown) => void printed.push(String(line)));
    for (const side of ['before', 'after']) {
      mkdirSync(join(folder, side));
      writeFileSync(join(folder, side, 'aurora-mine.txt'), mine);
      writeFileSync(join(folder, side, 'aurora-mine.png'), side);
    }
  });

  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('writes one file with both pictures and the lines of each outline [QAS-02]', async () => {
    const [before, after, out] = ['before', 'after', 'out.html'].map((name) => join(folder, name));
    writeFileSync(join(folder, 'after/aurora-mine.txt'), mine.replace('"Inbox"', '"<b>Mail</b>"'));
    expect(await main(['looks', before ?? '', after ?? '', '--out', out ?? ''])).toBe(1);
    const html = readFileSync(out ?? '', 'utf8');
    expect(html.match(/<img src="data:image\/png;base64,/g)).toHaveLength(2);
    expect(html).toContain('- link &#34;Inbox&#34;');
    expect(html).not.toContain('<b>Mail</b>');
    expect(printed.join('\n')).toContain('1 of 1 page looks different');
  });

  it('exits 0 where every page is as it was, and 2 with what to do where none was kept [QAS-02]', async () => {
    writeFileSync(join(folder, 'after/aurora-mine.png'), 'before');
    expect(await main(['looks', join(folder, 'before'), join(folder, 'after')])).toBe(0);
    expect(await main(['looks', join(folder, 'nowhere')])).toBe(2);
    expect(printed.at(-1)).toContain('SCREENS=on');
  });
});
