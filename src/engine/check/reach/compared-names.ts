import { originOf, PAGE } from '../../compose/origin-of';
import { isList, isObject, isText, type JsonPath, own } from '../../json';
import type { Origin } from '../../parse/config-file';
import { isInherited, isParents } from '../inherited';
import { ownOrigin } from '../origins';
import type { CheckContext } from '../site-check';

/** A name that a condition compares a fact with, and where it stands. */
export type ComparedName = { readonly name: string; readonly origin: Origin };

/** Every name with which conditions of the merchant's own settings and pages compare a fact. */
export function comparedNames(fact: string, { composed }: CheckContext): readonly ComparedName[] {
  const found: ComparedName[] = [];
  const search = (condition: unknown, originAt: (path: JsonPath) => Origin) => {
    for (const { name, path } of namesIn(condition, fact)) found.push({ name, origin: originAt(path) });
  };
  for (const [name, condition] of Object.entries(composed.folder.merchant?.value.conditions ?? {}))
    search(condition, (path) => ownOrigin(composed, ['conditions', name, ...path]));
  for (const [id, page] of composed.pages) {
    if (isInherited(composed, id, page) || isParents(composed, id, page)) continue;
    search(page.page.access?.when, (path) => originOf(page, PAGE, ['access', 'when', ...path]));
    for (const [node, { when }] of Object.entries(page.page.nodes))
      search(when, (path) => originOf(page, node, ['when', ...path]));
  }
  return found;
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
