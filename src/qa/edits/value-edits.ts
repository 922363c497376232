import { canonicalJson, isObject } from '@/engine';

export type Path = readonly (string | number)[];

/**
 * The smallest part of a JSON document that was changed: the value at `path`. `before` undefined: the value is new;
 * `after` undefined: it is gone. With `at`, `path` leads to a list, and one entry came or went at that index.
 */
export type ValueEdit = {
  readonly path: Path;
  readonly before: unknown;
  readonly after: unknown;
  readonly at?: number;
};

/** Every edit that leads from one document to another. The order of keys is no difference. */
export function valueEdits(before: unknown, after: unknown, path: Path = []): readonly ValueEdit[] {
  if (isEqual(before, after)) return [];
  if (isObject(before) && isObject(after) && hasCommonKey(before, after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => valueEdits(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return listEdits(before, after, path);
  return [{ path, before, after }];
}

/** An object without any of its keys is another one: a condition in other words makes no sense half taken back. */
function hasCommonKey(before: object, after: object): boolean {
  const keys = Object.keys(before);
  return keys.length === 0 || keys.some((key) => Object.hasOwn(after, key));
}

/**
 * Where entries were only added or removed, one edit each. Where objects changed in place, the edits in them. Else the
 * whole list is one edit. Added entries stand first: once they are taken back, the indices of the removed ones fit.
 */
function listEdits(before: readonly unknown[], after: readonly unknown[], path: Path): readonly ValueEdit[] {
  const removed = before.flatMap((value, at) =>
    hasEqual(after, value) ? [] : [{ path, before: value, after: undefined, at }],
  );
  const added = after.flatMap((value, at) =>
    hasEqual(before, value) ? [] : [{ path, before: undefined, after: value, at }],
  );
  const isPaired = before.length === after.length && removed.every(({ at }, index) => added[index]?.at === at);
  if (isPaired && removed.length > 0 && removed.every(({ before: old }) => isObject(old)))
    return removed.flatMap(({ at }) => valueEdits(before[at], after[at], [...path, at]));
  const kept = (list: readonly unknown[], other: readonly unknown[]) => list.filter((value) => hasEqual(other, value));
  const keepsOrder = isEqual(kept(before, after), kept(after, before));
  return keepsOrder && !isPaired ? [...added, ...removed] : [{ path, before, after }];
}

function hasEqual(list: readonly unknown[], value: unknown): boolean {
  return list.some((other) => isEqual(other, value));
}

/** Whether two JSON values are equal. `undefined` stands for no value, and `null` is one. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one === other || canonicalJson(one) === canonicalJson(other);
}

/** The document after a change, with one of its edits taken back. */
export function withoutValueEdit(document: unknown, edit: ValueEdit): unknown {
  return changeAt(document, edit.path, (value) => {
    if (edit.at === undefined || !Array.isArray(value)) return edit.before;
    if (edit.before !== undefined) return value.toSpliced(edit.at, 0, edit.before);
    const index = value.findIndex((entry) => isEqual(entry, edit.after));
    return index < 0 ? value : value.toSpliced(index, 1);
  });
}

function changeAt(value: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((entry, index) => (index === step ? changeAt(entry, rest, change) : entry));
  if (!isObject(value)) return value;
  const { [step]: current, ...others } = value;
  const changed = changeAt(current, rest, change);
  return changed === undefined ? others : { ...value, [step]: changed };
}
