/** A fact that is still loading. A fact that is not in the map is absent. */
export const PENDING: unique symbol = Symbol('pending');

/** Stands for any text that no condition names. No real text begins with a null character. */
export const ANOTHER_TEXT = '\u0000 another';

/** Facts by path: string, number, boolean, or `PENDING`. */
export type Facts = ReadonlyMap<string, unknown>;

export type FactType = 'string' | 'number' | 'boolean';

/** True for a value that a fact of this type may have. `NaN` and the infinities are no numbers here. */
export function isFactValue(value: unknown, type: FactType): boolean {
  return type === 'number' ? Number.isFinite(value) : typeof value === type;
}
