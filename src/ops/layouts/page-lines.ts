import type { Layout, LayoutNodeView, ResolvedPage } from '@/engine';
import { personaLayouts } from './persona-layouts';
import type { Personas } from './persona-visitors';

/**
 * What every persona sees of a page, a line a fact of it, sorted: the page's head, who gets in, and each node with who sees it. Equal lines
 * mean equal layouts for every persona: a node's slots are written whole, and a persona has those of their ids that it sees.
 * `entry-deposit  nav.entry  {"props":{…}}  * but guest`
 */
export function pageLines(page: ResolvedPage, personas: Personas): readonly string[] {
  const layouts = personaLayouts(page, personas);
  const { nodes, shell, title, root } = page;
  const everybody = [...layouts.keys()];
  const inside = everybody.filter((name) => layouts.get(name)?.access.verdict === 'open');
  const lines = new Map<string, string[]>();
  const add = (line: string, persona: string) => lines.set(line, [...(lines.get(line) ?? []), persona]);
  for (const [persona, layout] of layouts) {
    add(accessLine(layout), persona);
    for (const [id, node] of Object.entries(layout.nodes)) add(nodeLine(id, node, nodes[id]?.slots), persona);
  }
  const ofWhom = [...lines].map(([line, seers]) => `${line}\t${who(seers, line.startsWith('$') ? everybody : inside)}`);
  return [`$page\t${JSON.stringify({ root, title, shell })}`, ...ofWhom].sort();
}

function accessLine({ access }: Layout): string {
  return `$access\t${JSON.stringify(access)}`;
}

function nodeLine(id: string, { use, skeleton, props, on }: LayoutNodeView, slots: LayoutNodeView['slots']): string {
  return `${id}\t${use}\t${skeleton ? 'skeleton' : JSON.stringify({ props, slots, on })}`;
}

/** `*` is everybody who gets in; the shorter of those who see it and those who do not. */
function who(seers: readonly string[], all: readonly string[]): string {
  const others = all.filter((name) => !seers.includes(name));
  if (others.length === 0) return '*';
  return others.length < seers.length ? `* but ${others.join(' ')}` : seers.join(' ');
}
