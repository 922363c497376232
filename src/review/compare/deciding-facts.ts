import { type Facts, PENDING, pathsOf, type ResolvedPage } from '@/engine';

/** The facts that decide what a visitor sees of a page, each once. */
export function factPathsOf(page: ResolvedPage): readonly string[] {
  return [...new Set(pathsOf(page))];
}

/** A visitor's values of these facts. Visitors with equal values see the same. */
export function valuesOf(paths: readonly string[], facts: Facts): readonly unknown[] {
  return paths.map((path) => {
    const value = facts.get(path);
    // In a list, which no fact is, so that it equals no text.
    return value === PENDING || value === undefined ? [String(value)] : value;
  });
}
