import { isObject } from '@/engine/live';
import type { AnswerCheck } from '@/storefront/contract/call';

/**
 * The answer without the rows that fail their check; `drop` is called for each of them. Undefined if the answer itself
 * fails. The same object if nothing was dropped.
 */
export function checkAnswer(value: unknown, check: AnswerCheck, drop: (path: string, row: unknown) => void): unknown {
  return soundOf(value, check, '', drop)?.value;
}

type Drop = (path: string, row: unknown) => void;
/** A box, because null is a valid value. */
type Sound = { readonly value: unknown } | undefined;

function soundOf(value: unknown, { is, lists = [] }: AnswerCheck, path: string, drop: Drop): Sound {
  if (!is(value)) return undefined;
  let kept = value;
  for (const { at, row } of lists) {
    const place = [path, ...at].filter((step) => step !== '').join('.');
    kept = replaceAt(kept, at, (rows) => soundRows(rows, row, place, drop));
  }
  return { value: kept };
}

function soundRows(rows: unknown, check: AnswerCheck, path: string, drop: Drop): unknown {
  const sound = (row: unknown): Sound => {
    const kept = soundOf(row, check, path, drop);
    if (kept === undefined) drop(path, row);
    return kept;
  };
  if (Array.isArray(rows)) {
    const kept = rows.map(sound);
    return kept.every((row, index) => row?.value === rows[index])
      ? rows
      : kept.flatMap((row) => (row ? [row.value] : []));
  }
  if (!isObject(rows)) return rows;
  const kept = Object.entries(rows).map(([key, row]) => [key, sound(row)] as const);
  if (kept.every(([key, row]) => row !== undefined && row.value === rows[key])) return rows;
  return Object.fromEntries(kept.flatMap(([key, row]) => (row ? [[key, row.value]] : [])));
}

/** A copy with the value at the end of a path changed. The same object if nothing changes or the path ends early. */
function replaceAt(value: unknown, [step, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (!isObject(value) || !Object.hasOwn(value, step)) return value;
  const next = replaceAt(value[step], rest, change);
  return next === value[step] ? value : { ...value, [step]: next };
}
