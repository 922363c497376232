import { isUnder } from './gateway';

/**
 * Whether every gateway reads the path as we do: below the prefixes, with nothing that might lead out of them. Such
 * things are an encoded slash, dots with a parameter (`/wps/..;/admin`), and both encoded twice (`/wps/%252e`).
 */
export function isPlainPath(prefixes: readonly string[], path: string): boolean {
  return isUnder(prefixes, path) && path.split('/').every(isPlainSegment);
}

function isPlainSegment(segment: string): boolean {
  try {
    const decoded = decodeURIComponent(segment);
    return !/[/\\\0]|%[0-9a-f]{2}/i.test(decoded) && !/^\.\.?(;|$)/.test(decoded);
  } catch {
    return false; // Not UTF-8: no call of the contract has such a name.
  }
}
