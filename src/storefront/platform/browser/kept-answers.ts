import type { StorageArea } from './browser-storage';
import { fieldsOf, parseJson } from './json';

/** An answer of the platform as the browser keeps it: the key of its query, and when it came in epoch ms. */
export type KeptAnswer = { readonly key: readonly unknown[]; readonly at: number; readonly value: unknown };

/** How much of them is kept under one name, and for how long. */
export type KeepingLimits = {
  readonly most: number;
  /** Characters of all together. */
  readonly size: number;
  /** Milliseconds. */
  readonly longest: number;
};

/** What is written by another format is not read. */
const format = 1;

/** What is kept under a name and not too old; nothing where that cannot be read. The values may be anything: who uses one checks it. */
export function readKept(
  area: StorageArea,
  name: string,
  { longest }: KeepingLimits,
  now: number,
): readonly KeptAnswer[] {
  const { format: written, answers } = fieldsOf(parseJson(area.get(name)));
  if (written !== format || !Array.isArray(answers)) return [];
  return answers.filter(isKept).filter(({ at }) => at <= now && now - at < longest);
}

/** Keeps the newest of them, as far as there is room; nothing stays under the name where there are none. */
export function writeKept(
  area: StorageArea,
  name: string,
  answers: readonly KeptAnswer[],
  { most, size }: KeepingLimits,
): void {
  let left = size;
  const texts = [...answers]
    .sort((one, other) => other.at - one.at)
    .slice(0, most)
    .map((answer) => JSON.stringify(answer))
    .filter((text) => {
      const fits = text.length <= left;
      if (fits) left -= text.length;
      return fits;
    });
  area.set(name, texts.length === 0 ? undefined : `{"format":${format},"answers":[${texts.join(',')}]}`);
}

function isKept(value: unknown): value is KeptAnswer {
  const { key, at, value: answer } = fieldsOf(value);
  return Array.isArray(key) && typeof at === 'number' && answer !== undefined;
}
