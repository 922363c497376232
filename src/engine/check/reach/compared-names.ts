import { isList, isObject, isText, type JsonPath, own } from '../../json';
import type { Origin } from '../../parse/config-file';
import type { CheckContext } from '../site-check';
import { writtenConditions } from './written-conditions';

/** A name that a condition compares a fact with, and where it stands. */
export type ComparedName = { readonly name: string; readonly origin: Origin };

/** Every name with which conditions of the merchant's own settings and pages compare a fact. */
export function comparedNames(fact: string, context: CheckContext): readonly ComparedName[] {
  return writtenConditions(context).flatMap(({ condition, originAt }) =>
    namesIn(condition, fact).map(({ name, path }) => ({ name, origin: originAt(path) })),
  );
}

type NameIn = { readonly name: string; readonly path: JsonPath };

function namesIn(value: unknown, fact: string, path: JsonPath = []): readonly NameIn[] {
  if (isList(value)) return value.flatMap((part, index) => namesIn(part, fact, [...path, index]));
  if (!isObject(value)) return [];
  if (value.at !== fact) return Object.entries(value).flatMap(([key, part]) => namesIn(part, fact, [...path, key]));
  return ['eq', 'ne', 'in', 'nin'].flatMap((key) => {
    const operand = own(value, key);
    if (isText(operand)) return [{ name: operand, path: [...path, key] }];
    if (!isList(operand)) return [];
    return operand.flatMap((name, index) => (isText(name) ? [{ name, path: [...path, key, index] }] : []));
  });
}
