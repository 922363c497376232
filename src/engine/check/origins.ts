import type { Composed } from '../compose/compose-site';
import { isList, isObject, type JsonPath, own } from '../json';
import type { Origin } from '../parse/config-file';

/** The merchant.json of the chain that sets a setting; the merchant's own if none does. */
export function merchantOrigin(composed: Composed, path: JsonPath): Origin {
  for (let merchant: Composed | undefined = composed; merchant !== undefined; merchant = merchant.parent) {
    const file = merchant.folder.merchant?.file;
    if (file !== undefined && hasPath(file.value, path)) return { file, path };
  }
  return ownOrigin(composed, path);
}

/** The place in the merchant's own merchant.json. Missing settings are reported there. */
export function ownOrigin(composed: Composed, path: JsonPath): Origin {
  const file = composed.folder.merchant?.file;
  if (file === undefined) throw new Error('A composed merchant has a merchant.json.');
  return { file, path };
}

function hasPath(value: unknown, path: JsonPath): boolean {
  let inner = value;
  for (const part of path) {
    if (isList(inner)) inner = inner[Number(part)];
    else inner = isObject(inner) ? own(inner, String(part)) : undefined;
  }
  return inner !== undefined;
}
