import { isUnder } from './gateway';

/**
 * True for a path that any gateway reads as we do: below the prefixes as it is written, and nothing in it that might lead out of them. That is a
 * slash in disguise, dots with a parameter (`/wps/..;/admin`), or either of them disguised once more (`/wps/%252e`).
 */
export function isPlainPath(prefixes: readonly string[], path: string): boolean {
  return isUnder(prefixes, path) && path.split('/').every(isPlainSegment);
}

function isPlainSegment(segment: string): boolean {
  try {
    const decoded = decodeURIComponent(segment);
    return !/[/\\\0]|%[0-9a-f]{2}/i.test(decoded) && !/^\.\.?(;|$)/.test(decoded);
  } catch {
    return false; // No UTF-8: no call of the contract has such a name.
  }
}
