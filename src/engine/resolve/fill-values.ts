import type { Facts } from '../facts';
import { isList, isObject, isText } from '../json';
import type { Item } from '../platform';

/** The values of bindings while a page is resolved. */
export type FillContext = {
  readonly item: Item | undefined;
  readonly facts: Facts;
  readonly isStatic: (path: string) => boolean;
};

/**
 * A value with its item and static-fact bindings replaced by values, as new objects. Bindings of live facts stay. A
 * property or a list entry whose binding has no value is left out, so that the widget's default applies.
 */
export function fillValue(value: unknown, context: FillContext): unknown {
  if (isList(value)) return value.map((part) => fillValue(part, context)).filter((part) => part !== undefined);
  if (!isObject(value)) return value;
  const keys = Object.keys(value);
  if (keys.length === 1 && isText(value.item)) return context.item?.[value.item];
  if (keys.length === 1 && isText(value.fact))
    return context.isStatic(value.fact) ? context.facts.get(value.fact) : value;
  const filled: Record<string, unknown> = {};
  for (const key of keys) {
    const part = fillValue(value[key], context);
    if (part !== undefined) filled[key] = part;
  }
  return filled;
}

/** Whether a value has bindings that `fillValue` replaces. */
export function hasBinding(value: unknown, isStatic: (path: string) => boolean): boolean {
  if (isList(value)) return value.some((part) => hasBinding(part, isStatic));
  if (!isObject(value)) return false;
  if (isText(value.item) && Object.keys(value).length === 1) return true;
  if (isText(value.fact) && Object.keys(value).length === 1) return isStatic(value.fact);
  return Object.values(value).some((part) => hasBinding(part, isStatic));
}
