import { type Facts, livePage, PENDING, pathsOf, type ResolvedPage } from '@/engine';

/** The facts that decide what a visitor sees of a page, each once. */
export function factPathsOf(page: ResolvedPage): readonly string[] {
  return [...new Set([...pathsOf(page), ...livePage(page).access.paths])];
}

/** A visitor's values of these facts. Visitors with equal values see the same. */
export function valuesOf(paths: readonly string[], facts: Facts): readonly unknown[] {
  return paths.map((path) => {
    const value = facts.get(path);
    return value === PENDING || value === undefined ? [String(value)] : value;
  });
}
