import { memoLatestKeys } from '../../memo';
import { readJavaPattern } from '../../normalize/java-pattern';

/** E-mail addresses of real players: endings of any length, and all characters that mail providers allow. */
const everydayAddresses = [
  'nora@mail.com',
  'nora@mail.info',
  'nora@mail.online',
  'nora@mail.co.uk',
  'nora+play@mail.com',
  'no-ra@mail.com',
];

/** The addresses of this list that a pattern refuses. A pattern that cannot be read is reported by another check. */
export function refusedAddresses(pattern: string): readonly string[] {
  return refusedCache(pattern, () => refusedBy(pattern));
}

/** Remembered, because most brands have the same pattern. */
const refusedCache = memoLatestKeys<string, readonly string[]>(64);

function refusedBy(pattern: string): readonly string[] {
  const readPattern = readJavaPattern(pattern);
  if (readPattern.kind !== 'pattern') return [];
  const expression = new RegExp(readPattern.source, readPattern.flags);
  return everydayAddresses.filter((address) => !expression.test(address));
}

/** Whether a pattern refused every address of this list. */
export function isEveryAddressRefused(refused: readonly string[]): boolean {
  return refused.length === everydayAddresses.length;
}
