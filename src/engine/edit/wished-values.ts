import { setPath, valueAt } from '../compose/set-path';
import { isObject, type JsonObject } from '../json';
import { isSame } from '../same';

export type ValuesInput = {
  /** The parent's node, or its page. */
  readonly inherited: JsonObject;
  /** The values that the overlay's `set` has for it now, by dotted path. */
  readonly said: JsonObject;
  /** `inherited` with `said` applied. */
  readonly current: JsonObject;
  readonly wished: JsonObject;
};

/**
 * The values that an overlay's `set` needs, so that a node becomes the wished one. A path in `said` keeps its value or
 * gets a new one. It is left out where the parent has the wished value.
 */
export function wishedValues({ inherited, said, current, wished }: ValuesInput): JsonObject {
  return changedPaths(current, wished).reduce<JsonObject>(
    (values, path) => withPath(values, path, { inherited, wished }),
    said,
  );
}

/** Parts of a node that `set` changes key by key. All others are replaced as a whole. */
const splitParts = ['props', 'on'];

/** The paths at which two nodes differ. */
function changedPaths(current: JsonObject, wished: JsonObject): readonly string[] {
  return keysOf(current, wished).flatMap((key) => {
    const [one, other] = [current[key], wished[key]];
    if (isSame(one, other)) return [];
    const parts = { one: one ?? {}, other: other ?? {} };
    const isSplit = splitParts.includes(key) && isObject(parts.one) && isObject(parts.other);
    if (!isSplit || !isObject(parts.one) || !isObject(parts.other)) return [key];
    const { one: before, other: after } = parts;
    const names = keysOf(before, after).filter((name) => !isSame(before[name], after[name]));
    // A name with a dot has no path.
    return names.some((name) => name.includes('.')) ? [key] : names.map((name) => `${key}.${name}`);
  });
}

const keysOf = (one: JsonObject, other: JsonObject) => [...new Set([...Object.keys(one), ...Object.keys(other)])];

function withPath(
  values: JsonObject,
  path: string,
  { inherited, wished }: Pick<ValuesInput, 'inherited' | 'wished'>,
): JsonObject {
  const wishedAt = (at: string) => valueAt(wished, at.split('.'));
  const overlapping = Object.keys(values).filter((key) => isBelow(key, path) || isBelow(path, key));
  const widest = [path, ...overlapping].reduce((one, other) => (isBelow(one, other) ? other : one));
  const isRight = (said: JsonObject) => isSame(valueAt(applied(inherited, said), widest.split('.')), wishedAt(widest));
  const withoutOverlapping = Object.fromEntries(Object.entries(values).filter(([key]) => !overlapping.includes(key)));
  const wishedEntry = (key: string) => [key, wishedAt(key) ?? null] as const;
  const withNewValues = { ...values, ...Object.fromEntries(overlapping.map(wishedEntry)) };
  const withPathAlone = { ...withoutOverlapping, ...Object.fromEntries([wishedEntry(path)]) };
  return [withoutOverlapping, withNewValues].find(isRight) ?? withPathAlone;
}

/** Whether a path is another one, or leads into its value. */
const isBelow = (path: string, other: string) => path === other || path.startsWith(`${other}.`);

function applied(target: JsonObject, values: JsonObject): JsonObject {
  return Object.entries(values).reduce<JsonObject>(
    (result, [path, value]) => setPath(result, path.split('.'), value) ?? result,
    target,
  );
}
