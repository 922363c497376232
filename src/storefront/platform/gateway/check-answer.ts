import { isObject } from '@/engine/live';
import type { AnswerCheck } from '@/storefront/contract/call';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';

/**
 * The answer without the rows that fail their check; a row that one field makes fail only loses that field. `drop` is
 * called for each. Undefined if the answer itself fails, or if all of its rows do. The same object if nothing was
 * dropped.
 */
export function checkAnswer(value: unknown, check: AnswerCheck, drop: Drop): unknown {
  const tally = { drop, kept: false, dropped: false };
  const checkedValue = checkValue(value, check, '', tally);
  return tally.dropped && !tally.kept ? undefined : checkedValue?.value;
}

type Drop = (path: string, row: unknown) => void;
type Tally = { readonly drop: Drop; kept: boolean; dropped: boolean };
/** A box, because null is a valid value. */
type CheckedValue = { readonly value: unknown } | undefined;

function checkValue(value: unknown, { is, lists = [] }: AnswerCheck, path: string, tally: Tally): CheckedValue {
  if (!is(value)) return undefined;
  let result = value;
  for (const { at, row } of lists) {
    const rowsPath = [path, ...at].filter((step) => step !== '').join('.');
    result = replaceAt(result, at, (rows) => checkRows(rows, row, rowsPath, tally));
  }
  return { value: result };
}

function checkRows(rows: unknown, check: AnswerCheck, path: string, tally: Tally): unknown {
  const checkRow = (row: unknown): CheckedValue => {
    const checkedRow = checkValue(row, check, path, tally) ?? withoutOddField(row, check, path, tally);
    if (checkedRow) tally.kept = true;
    else {
      tally.drop(path, row);
      // Without a row that is no object, such as null, nothing is lost.
      tally.dropped ||= isObject(row);
    }
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

/** The row without the field that makes it fail; undefined if it needs the field, or if several fail. */
function withoutOddField(row: unknown, check: AnswerCheck, path: string, tally: Tally): CheckedValue {
  for (const name of isObject(row) ? Object.keys(row) : []) {
    const checkedRow = checkValue({ ...fieldsOf(row), [name]: undefined }, check, path, tally);
    if (checkedRow) {
      tally.drop(`${path}.${name}`, row);
      return checkedRow;
    }
  }
  return undefined;
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
