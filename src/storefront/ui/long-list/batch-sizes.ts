import type { VirtualItem } from '@tanstack/react-virtual';

/** Number of lists whose sizes are kept for the life of the document. */
const most = 20;
const kept = new Map<string, readonly VirtualItem[]>();

/** Measured batches of a list that was shown before. */
export function keptSizes(name: string): readonly VirtualItem[] {
  return kept.get(name) ?? [];
}

export function keepSizes(name: string, sizes: readonly VirtualItem[]): void {
  kept.delete(name);
  kept.set(name, sizes);
  for (const old of [...kept.keys()].slice(0, -most)) kept.delete(old);
}
