import type { Written } from './query';

export type Cell = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** Where statements run: the store itself, or one transaction of it. */
export type Statements = {
  readonly rows: (statement: Written) => Promise<readonly Row[]>;
  readonly first: (statement: Written) => Promise<Row | undefined>;
  /** Gives the number of changed rows. */
  readonly run: (statement: Written) => Promise<number>;
};

export function textOf(row: Row, column: string): string {
  const cell = row[column];
  return cell === null || cell === undefined ? '' : String(cell);
}

export function textOrNull(row: Row, column: string): string | null {
  const cell = row[column];
  return cell === null || cell === undefined ? null : String(cell);
}

export function numberOf(row: Row, column: string): number {
  return Number(row[column] ?? 0);
}
