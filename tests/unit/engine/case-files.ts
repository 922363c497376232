import { readJson } from './project';

/** A file of `tests/cases/`: what holds for all its cases, and the cases. Nothing in it belongs to a language. */
export type CaseFile<Case> = { readonly about: string; readonly cases: readonly Case[] };

/** Reads a file of cases. Their members are what the file's own `about` says. */
export function readCases<File extends CaseFile<unknown>>(path: string): File {
  const value = readJson(`tests/cases/${path}.json`);
  if (!isFile<File>(value)) throw new Error(`tests/cases/${path}.json has no list "cases".`);
  return value;
}

function isFile<File>(value: unknown): value is File {
  return typeof value === 'object' && value !== null && 'cases' in value && Array.isArray(value.cases);
}
