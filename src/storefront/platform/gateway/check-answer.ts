import { isObject } from '@/engine/live';
import type { AnswerCheck } from '@/storefront/contract/call';

/**
 * The answer without the rows that fail their check; `drop` is called for each of them. Undefined if the answer itself
 * fails. The same object if nothing was dropped.
 */
export function checkAnswer(value: unknown, check: AnswerCheck, drop: (path: string, row: unknown) => void): unknown {
  return checkValue(value, check, '', drop)?.value;
}

type Drop = (path: string, row: unknown) => void;
/** A box, because null is a valid value. */
type CheckedValue = { readonly value: unknown } | undefined;

function checkValue(value: unknown, { is, lists = [] }: AnswerCheck, path: string, drop: Drop): CheckedValue {
  if (!is(value)) return undefined;
  let result = value;
  for (const { at, row } of lists) {
    const rowsPath = [path, ...at].filter((step) => step !== '').join('.');
    result = replaceAt(result, at, (rows) => checkRows(rows, row, rowsPath, drop));
  }
  return { value: result };
}

function checkRows(rows: unknown, check: AnswerCheck, path: string, drop: Drop): unknown {
  const checkRow = (row: unknown): CheckedValue => {
    const checkedRow = checkValue(row, check, path, drop);
    if (checkedRow === undefined) drop(path, row);
    return checkedRow;
  };
  if (Array.isArray(rows)) {
    const checkedRows = rows.map(checkRow);
    return checkedRows.every((row, index) => row?.value === rows[index])
      ? rows
      : checkedRows.flatMap((row) => (row ? [row.value] : []));
  }
  if (!isObject(rows)) return rows;
  const checkedEntries = Object.entries(rows).map(([key, row]) => [key, checkRow(row)] as const);
  if (checkedEntries.every(([key, row]) => row !== undefined && row.value === rows[key])) return rows;
  return Object.fromEntries(checkedEntries.flatMap(([key, row]) => (row ? [[key, row.value]] : [])));
}

/** A copy with the value at the end of a path changed. The same object if nothing changes or the path ends early. */
function replaceAt(
  value: unknown,
  [step, ...restOfPath]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  if (!isObject(value) || !Object.hasOwn(value, step)) return value;
  const next = replaceAt(value[step], restOfPath, change);
  return next === value[step] ? value : { ...value, [step]: next };
}
