import { readFileSync } from 'node:fs';

/** The JSON of a file. */
export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
