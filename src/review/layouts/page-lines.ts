import { type Layout, type LayoutNodeView, layoutFor, type ResolvedPage } from '@/engine';
import { changedLines } from './changed-lines';
import { personaLayouts } from './persona-layouts';
import type { Personas } from './persona-visitors';
import { unmetValues, unmetWords, withValue } from './unmet-values';

/**
 * What every persona sees of a page, as sorted lines: the page's head, its access, and each node with the personas that
 * see it: `entry-deposit  nav.entry  {"props":{…}}  * but guest`. Equal lines mean equal layouts for every persona: a
 * node's slots are written whole; who sees a child, the child's own line says. Lines for a visitor that differs from a
 * persona by one value start with `where`.
 */
export function pageLines(page: ResolvedPage, personas: Personas): readonly string[] {
  const layouts = personaLayouts(page, personas);
  const { shell, title, root } = page;
  const everybody = [...layouts.keys()];
  const admitted = everybody.filter((name) => layouts.get(name)?.access.verdict === 'open');
  const lines = new Map<string, string[]>();
  const add = (line: string, persona: string) => lines.set(line, [...(lines.get(line) ?? []), persona]);
  for (const [persona, layout] of layouts) for (const line of linesOf(layout, page)) add(line, persona);
  const nodeLines = [...lines].map(
    ([line, seers]) => `${line}\t${personaList(seers, line.startsWith('$') ? everybody : admitted)}`,
  );
  return [`$page\t${JSON.stringify({ root, title, shell })}`, ...nodeLines, ...variantLines(page, personas)].sort();
}

function linesOf(layout: Layout, { nodes }: ResolvedPage): readonly string[] {
  return [
    accessLine(layout),
    ...Object.entries(layout.nodes).map(([id, node]) => nodeLine(id, node, nodes[id]?.slots)),
  ];
}

/** What a value that no persona has changes: `where balance.hidden is true  - amount  content.text  *`. */
function variantLines(page: ResolvedPage, { names, facts, catalogue }: Personas): readonly string[] {
  const visitors = names
    .filter((name) => !name.endsWith('.pending'))
    .map((name) => [name, facts(name, page.page)] as const);
  const allFacts = visitors.map(([, facts]) => facts);
  return unmetValues([page], allFacts, catalogue).flatMap((unmet) => {
    const variantNames: string[] = [];
    const lines = new Map<string, string[]>();
    for (const [name, visitorFacts] of visitors) {
      const variantFacts = withValue(visitorFacts, unmet, catalogue);
      if (variantFacts === undefined) continue;
      variantNames.push(name);
      const [before = [], after = []] = [visitorFacts, variantFacts].map((facts) =>
        [...linesOf(layoutFor(page, facts), page)].sort(),
      );
      for (const line of changedLines(before, after).map(withoutDetails))
        lines.set(line, [...(lines.get(line) ?? []), name]);
    }
    return [...lines].map(
      ([line, seers]) => `where ${unmetWords(unmet)}\t${line}\t${personaList(seers, variantNames)}`,
    );
  });
}

/** A removed line keeps its first two cells, the node and its widget: the persona's own line has the details. */
function withoutDetails(line: string): string {
  return line.startsWith('- ') ? line.split('\t').slice(0, 2).join('\t') : line;
}

function accessLine({ access }: Layout): string {
  return `$access\t${JSON.stringify(access)}`;
}

function nodeLine(id: string, { use, skeleton, props, on }: LayoutNodeView, slots: LayoutNodeView['slots']): string {
  return `${id}\t${use}\t${skeleton ? 'skeleton' : JSON.stringify({ props, slots, on })}`;
}

/**
 * `*` is all of `everybody`: for a node, those with access; after `where`, those who can have the value. Otherwise it
 * lists those who see the line or those who do not, whichever is shorter.
 */
function personaList(seers: readonly string[], everybody: readonly string[]): string {
  const others = everybody.filter((name) => !seers.includes(name));
  if (others.length === 0) return '*';
  return others.length < seers.length ? `* but ${others.join(' ')}` : seers.join(' ');
}
