import { isObject } from '@/engine';
import type { Box } from './differing-box';
import type { TakenPair } from './take-pairs';

/** Reads a line of the process that takes pictures. */
export function readPair(line: unknown): TakenPair {
  if (!isObject(line)) return { why: 'the browser ended before' };
  const { before, after, size, faults, why } = line;
  const box = readBox(line.box);
  const measure = readBox({ x: 0, y: 0, ...(isObject(size) && size) });
  if (typeof before !== 'string' || typeof after !== 'string' || measure === undefined)
    return { why: String(why ?? 'nothing came') };
  const { width, height } = measure;
  const words = Array.isArray(faults) ? faults.map(String) : [];
  return { before, after, size: { width, height }, faults: words, ...(box && { box }) };
}

function readBox(value: unknown): Box | undefined {
  if (!isObject(value)) return undefined;
  const { x, y, width, height } = value;
  if (typeof x !== 'number' || typeof y !== 'number') return undefined;
  return typeof width === 'number' && typeof height === 'number' ? { x, y, width, height } : undefined;
}
