import type { VirtualItem } from '@tanstack/react-virtual';

/** Number of lists whose sizes are kept for the life of the document. */
const maxLists = 20;
const sizesByList = new Map<string, readonly VirtualItem[]>();

/** Measured batches of a list that was shown before. */
export function storedSizes(name: string): readonly VirtualItem[] {
  return sizesByList.get(name) ?? [];
}

export function keepSizes(name: string, sizes: readonly VirtualItem[]): void {
  sizesByList.delete(name);
  sizesByList.set(name, sizes);
  for (const oldName of [...sizesByList.keys()].slice(0, -maxLists)) sizesByList.delete(oldName);
}
