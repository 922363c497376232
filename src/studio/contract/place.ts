/** A place in a merchant's file; `file` is the path below the folder of merchants. */
export type Place = { readonly file: string; readonly line: number; readonly column: number };
