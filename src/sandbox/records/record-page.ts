import { sql } from '../store/query';
import { numberOf, type Row } from '../store/rows';
import { readWallClock } from '../wall-clock';
import type { Call } from '../wire/endpoint';

/** Rows that a report is about: a table, whose they are, from when to when, narrowed further. */
export type RecordRows = { readonly table: string; readonly where: ReturnType<typeof sql> };

export type RecordPage = {
  readonly rows: readonly Row[];
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
  readonly totalPages: number;
  readonly total: number;
};

const largestPage = 100;

/** A member's own rows of a table between the two dates of a request. */
export function ownRows(
  call: Call,
  table: string,
  memberId: number,
  [from, to] = ['startDate', 'endDate'],
): RecordRows {
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

/** The same rows where a column has one of these values; all of them for none. */
export function narrowed(rows: RecordRows, column: string, values: readonly (string | number)[]): RecordRows {
  if (values.length === 0) return rows;
  return { ...rows, where: sql`${rows.where} and ${sql.id(column)} in (${sql.join(values)})` };
}

/** The page that a request asks for, the newest first. */
export async function readPage({ store, input }: Call, { table, where }: RecordRows): Promise<RecordPage> {
  const { pageNo, pageSize } = pageAsked(input);
  const counted = await store.first(sql`select count(*) as total from ${sql.id(table)} where ${where}`);
  const total = counted === undefined ? 0 : numberOf(counted, 'total');
  const rows = await store.rows(
    sql`select * from ${sql.id(table)} where ${where} order by at desc, rowid desc
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`,
  );
  return { rows, pageNo, pageSize, total, totalPages: Math.ceil(total / pageSize) };
}

/** Which page, counted from 1, and how many rows of it: a size of 0 or more than 100 is brought into range. */
export function pageAsked(input: Call['input']) {
  return {
    pageNo: Math.max(input.whole('pageNo', 1), 1),
    pageSize: Math.min(Math.max(input.whole('pageSize', 20), 1), largestPage),
  };
}
