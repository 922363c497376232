import { existsSync, readFileSync } from 'node:fs';

/** An entry of a page as golden files have it: the text key of its label, and whether a persona sees it. */
export type GoldenEntry = { readonly label: string; readonly isSeenBy: (persona: string) => boolean };

/** The entries and tiles that any persona sees on a page of a merchant. */
export function goldenEntries(merchant: string, page: string): readonly GoldenEntry[] {
  return [...goldenLines(merchant, page)].flatMap((line) => {
    const [, use, node = '{}', seers = ''] = line.split('\t');
    const label = use === 'nav.entry' || use === 'nav.tile' ? /"label":\{"t":"([^"]+)"/.exec(node)?.[1] : undefined;
    return label === undefined ? [] : [{ label, isSeenBy: (persona: string) => isAmong(persona, seers) }];
  });
}

/** A page's lines: those of the parent with what the merchant's own file takes away and adds. */
export function goldenLines(merchant: string, page: string): ReadonlySet<string> {
  const config = readFileSync(`merchant-configs/${merchant}/merchant.json`, 'utf8');
  const parent = /"extends":\s*"([^"]+)"/.exec(config)?.[1];
  const lines = new Set(parent === undefined ? [] : goldenLines(parent, page));
  const file = `tests/golden/files/${merchant}/${page}.txt`;
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    if (line.startsWith('- ')) lines.delete(line.slice(2));
    if (line.startsWith('+ ')) lines.add(line.slice(2));
  }
  return lines;
}

/** `*`, `* but guest trial`, or the names. */
function isAmong(persona: string, seers: string): boolean {
  const names = seers.replace(/^\*( but )?/, '').split(' ');
  return seers.startsWith('*') ? !names.includes(persona) : names.includes(persona);
}
