/** SQLite's types of columns. */
export const id = 'integer primary key';
export const key = 'text not null primary key';
export const int = 'integer not null';
export const text = 'text not null';
export const maybeInt = 'integer';
export const maybeText = 'text';

/** Table → column → its type, in camel case. Times are epoch ms, flags 1 or 0. */
export type ColumnTypes = Readonly<Record<string, Readonly<Record<string, string>>>>;
