import type { ResolvedPage } from '@/engine/live';

const variantsByShell = new WeakMap<ResolvedPage, Map<string, ResolvedPage>>();

/**
 * The shell of a page: without the header (and the bar above it) or the footer if the page says so. Gives the same
 * object for the same shell and page settings.
 */
export function shellFor(shell: ResolvedPage, { header, footer }: ResolvedPage['shell']): ResolvedPage {
  if (header && footer) return shell;
  const variants = variantsByShell.get(shell) ?? new Map<string, ResolvedPage>();
  variantsByShell.set(shell, variants);
  const key = `${header} ${footer}`;
  const variant =
    variants.get(key) ?? withoutSlots(shell, [...(header ? [] : ['bar', 'header']), ...(footer ? [] : ['footer'])]);
  variants.set(key, variant);
  return variant;
}

function withoutSlots(shell: ResolvedPage, slots: readonly string[]): ResolvedPage {
  const root = shell.nodes[shell.root];
  if (root?.slots === undefined) return shell;
  const keptSlots = Object.fromEntries(Object.entries(root.slots).filter(([slot]) => !slots.includes(slot)));
  return { ...shell, nodes: { ...shell.nodes, [shell.root]: { ...root, slots: keptSlots } } };
}
