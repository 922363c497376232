import { tryParseJson } from '@/engine/live';
import type { StorageArea } from './browser-storage';
import { fieldsOf } from './fields-of';

/** An answer as the browser stores it: the key of its query, and its time in epoch ms. */
export type KeptAnswer = { readonly key: readonly unknown[]; readonly at: number; readonly value: unknown };

/** How much is kept under one name, and for how long. */
export type KeepingLimits = {
  readonly most: number;
  /** Characters of all answers together. */
  readonly size: number;
  /** Milliseconds that an answer is kept. */
  readonly maxAge: number;
};

/** Version of the format. Other versions are not read. */
const format = 1;

/**
 * The answers under a name that are not too old; none if they cannot be read. Values are unchecked: the caller checks
 * each.
 */
export function readKeptAnswers(
  area: StorageArea,
  name: string,
  { maxAge }: KeepingLimits,
  now: number,
): readonly KeptAnswer[] {
  const { format: storedFormat, answers } = fieldsOf(tryParseJson(area.get(name)));
  if (storedFormat !== format || !Array.isArray(answers)) return [];
  return answers.filter(isKeptAnswer).filter(({ at }) => at <= now && now - at < maxAge);
}

/** Stores the newest answers that fit. Without any, the name is removed. */
export function writeKeptAnswers(
  area: StorageArea,
  name: string,
  answers: readonly KeptAnswer[],
  { most, size }: KeepingLimits,
): void {
  let charactersLeft = size;
  const texts = [...answers]
    .sort((one, other) => other.at - one.at)
    .slice(0, most)
    .map((answer) => JSON.stringify(answer))
    .filter((text) => {
      const fits = text.length <= charactersLeft;
      if (fits) charactersLeft -= text.length;
      return fits;
    });
  area.set(name, texts.length === 0 ? undefined : `{"format":${format},"answers":[${texts.join(',')}]}`);
}

function isKeptAnswer(value: unknown): value is KeptAnswer {
  const { key, at, value: answer } = fieldsOf(value);
  return Array.isArray(key) && typeof at === 'number' && answer !== undefined;
}
