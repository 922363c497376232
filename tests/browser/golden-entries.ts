import { existsSync, readFileSync } from 'node:fs';

/** An entry of a page as golden files have it: the text key of its label, and whether a persona sees it. */
export type GoldenEntry = { readonly label: string; readonly isSeenBy: (persona: string) => boolean };

const entryUses: readonly string[] = ['nav.entry', 'nav.tile'];

/** The entries and tiles that any persona sees on a page of a merchant, or the nodes of other widgets with a label. */
export function goldenEntries(merchant: string, page: string, uses = entryUses): readonly GoldenEntry[] {
  return [...goldenLines(merchant, page)].flatMap((line) => {
    const [, use = '', node = '{}', seers = ''] = line.split('\t');
    const label = uses.includes(use) ? /"label":\{"t":"([^"]+)"/.exec(node)?.[1] : undefined;
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

/** Whether a page lets a persona in, as the engine judged when the golden files were written. */
export function openTo(merchant: string, page: string): (persona: string) => boolean {
  const lines = [...goldenLines(merchant, page)].map((line) => line.split('\t'));
  const access = lines.filter(([node]) => node === '$access');
  return (persona) =>
    access.length === 0 ||
    access.some(([, verdict, seers]) => verdict?.includes('"open"') && isAmong(persona, seers ?? ''));
}

/** Whom a page is open to, one of all who see the same of it, in the order of `personas`. */
export function personasThatDiffer(merchant: string, page: string, personas: readonly string[]): readonly string[] {
  const lines = [...goldenLines(merchant, page)].map((line) => line.split('\t'));
  const isOpen = openTo(merchant, page);
  const seenBy = (persona: string) =>
    lines.filter(([node = '', , , seers]) => !node.startsWith('$') && isAmong(persona, seers ?? '')).join();
  const seen = new Set<string>();
  return personas.filter((persona) => {
    const known = seen.size;
    if (isOpen(persona)) seen.add(seenBy(persona));
    return seen.size > known;
  });
}

/** `*`, `* but guest trial`, or the names. */
function isAmong(persona: string, seers: string): boolean {
  const names = seers.replace(/^\*( but )?/, '').split(' ');
  return seers.startsWith('*') ? !names.includes(persona) : names.includes(persona);
}
