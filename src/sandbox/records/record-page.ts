import { readAll, readNumber, sql } from '../store/query';
import type { Row, Table } from '../store/tables';
import { readWallClock } from '../wall-clock';
import type { Call } from '../wire/endpoint';

/** The rows of a report: a table, and a condition for member, period and filters. */
export type RecordRows<T extends Table> = { readonly table: T; readonly where: ReturnType<typeof sql> };

export type RecordPage<T extends Table> = {
  readonly rows: readonly Row<T>[];
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
  readonly totalPages: number;
  readonly total: number;
};

const maxPageSize = 100;

/** A member's own rows of a table between the two dates of a request. */
export function rowsOfMember<T extends Table>(
  call: Call,
  table: T,
  memberId: number,
  [from, to] = ['startDate', 'endDate'],
): RecordRows<T> {
  const { start, end } = spanOf(call, from, to);
  return { table, where: sql`member_id = ${memberId} and at between ${start} and ${end}` };
}

/** Epoch ms of the first and the last moment that a request asks for, by the merchant's clock. */
export function spanOf({ input, merchant }: Call, from = 'startDate', to = 'endDate') {
  return {
    start: readWallClock(input.text(from), 'start', merchant.timeZone),
    end: readWallClock(input.text(to), 'end', merchant.timeZone),
  };
}

/** The rows in which a column has one of these values. Without values, all rows. */
export function withValues<T extends Table>(
  rows: RecordRows<T>,
  column: keyof Row<T> & string,
  values: readonly (string | number)[],
): RecordRows<T> {
  if (values.length === 0) return rows;
  return { ...rows, where: sql`${rows.where} and ${sql.id(column)} in (${sql.join(values)})` };
}

/** The page that a request asks for, the newest first. */
export async function readPage<T extends Table>(
  { store, input }: Call,
  { table, where }: RecordRows<T>,
): Promise<RecordPage<T>> {
  const { pageNo, pageSize, offset } = pageParams(input);
  const total = await readNumber(store, sql`select count(*) from ${sql.id(table)} where ${where}`);
  const rows = await readAll(
    store,
    sql<Row<T>>`select * from ${sql.id(table)} where ${where} order by at desc, rowid desc
      limit ${pageSize} offset ${offset}`,
  );
  return { rows, pageNo, pageSize, total, totalPages: Math.ceil(total / pageSize) };
}

/**
 * Which page, counted from 1, how many rows it has, and how many come before it. A size of 0 or more than 100 is
 * brought into range.
 */
export function pageParams(input: Call['input']) {
  const pageNo = Math.max(input.wholeNumber('pageNo', 1), 1);
  const pageSize = Math.min(Math.max(input.wholeNumber('pageSize', 20), 1), maxPageSize);
  return { pageNo, pageSize, offset: (pageNo - 1) * pageSize };
}

/** The items of a comma-separated field; empty if the field is empty or missing. */
export function listParam({ input }: Call, field: string): readonly string[] {
  return (input.text(field) ?? '').split(',').filter((item) => item !== '');
}
