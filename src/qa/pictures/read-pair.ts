import { isObject, pick } from '@/engine';
import type { Box } from './differing-box';
import type { PictureSize, TakenPair } from './take-pairs';

/** Reads a line of the process that takes pictures. */
export function readPair(line: unknown): TakenPair {
  if (!isObject(line)) return { why: 'the browser ended before' };
  const { before, after, faults, why } = line;
  const box = readBox(line.box);
  const [sizeBefore, sizeAfter] = (['before', 'after'] as const).map((name) => readSize(pick(line.sizes, name)));
  if (typeof before !== 'string' || typeof after !== 'string' || sizeBefore === undefined || sizeAfter === undefined)
    return { why: String(why ?? 'nothing came') };
  const words = Array.isArray(faults) ? faults.map(String) : [];
  return { before, after, sizes: { before: sizeBefore, after: sizeAfter }, faults: words, ...(box && { box }) };
}

function readSize(value: unknown): PictureSize | undefined {
  if (!isObject(value)) return undefined;
  const { width, height } = value;
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : undefined;
}

function readBox(value: unknown): Box | undefined {
  if (!isObject(value)) return undefined;
  const { x, y } = value;
  const size = readSize(value);
  return typeof x === 'number' && typeof y === 'number' && size !== undefined ? { x, y, ...size } : undefined;
}
