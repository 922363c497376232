import type { ConfigFile, Position } from '@/engine';

/** The place of an offset in a file. */
export function positionAt({ path, text }: ConfigFile, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { file: path, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
