import type { Facts } from '../facts';
import { isList, isObject, isText } from '../json';
import type { Item } from '../platform';

/** The values of bindings while a page is resolved. */
export type Fill = {
  readonly item: Item | undefined;
  readonly facts: Facts;
  readonly isStatic: (path: string) => boolean;
};

/**
 * A value with its item and static-fact bindings replaced by values. Bindings of live facts stay. A member whose
 * binding has no value is left out, so that the widget's default applies. A part without bindings stays the same
 * object.
 */
export function fillValue(value: unknown, fill: Fill): unknown {
  if (isList(value)) return value.map((part) => fillValue(part, fill)).filter((part) => part !== undefined);
  if (!isObject(value)) return value;
  const keys = Object.keys(value);
  if (keys.length === 1 && isText(value.item)) return fill.item?.[value.item];
  if (keys.length === 1 && isText(value.fact)) return fill.isStatic(value.fact) ? fill.facts.get(value.fact) : value;
  const filled: Record<string, unknown> = {};
  for (const key of keys) {
    const part = fillValue(value[key], fill);
    if (part !== undefined) filled[key] = part;
  }
  return filled;
}

/** True where `fillValue` would change something. */
export function hasBinding(value: unknown, isStatic: (path: string) => boolean): boolean {
  if (isList(value)) return value.some((part) => hasBinding(part, isStatic));
  if (!isObject(value)) return false;
  if (isText(value.item) && Object.keys(value).length === 1) return true;
  if (isText(value.fact) && Object.keys(value).length === 1) return isStatic(value.fact);
  return Object.values(value).some((part) => hasBinding(part, isStatic));
}
