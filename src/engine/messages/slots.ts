import { error, type Finding, listed, warning } from './finding';

export const notTaken = (use: string, holder: string, slot: string, takes: readonly string[]): Finding =>
  error(
    'not-taken',
    `Slot "${slot}" of ${holder} accepts only ${listed(takes)}, so this ${use} looks broken or does nothing. Use one of those, or place it in another slot.`,
  );
export const outOfPlace = (use: string, holder: string): Finding =>
  error(
    'out-of-place',
    `${use} is a part of ${holder} and stands outside of one, so it does nothing here. Place it in ${holder}.`,
  );
export const tooMany = (slot: string, holder: string, count: number, most: number): Finding =>
  warning(
    'too-many',
    `Slot "${slot}" of "${holder}" can show ${count} at once and has room for ${most}, so they are squeezed on a phone. Remove some, or give them conditions that exclude each other.`,
  );
export const tooDeepNodes = (depth: number, most: number): Finding =>
  warning(
    'too-deep-nodes',
    `This node is ${depth} levels deep, and pages are slow with more than ${most}, so it shows late on a slow phone. Place it higher.`,
  );
