import { posix } from 'node:path';
import { pick } from '@/engine/json';
import { type JsonSchema, readSchema } from '../schema-files';

/**
 * A reference from `schemas/generated` to a part of another schema. Editors may lose a reference that leads to another
 * reference, so this one leads straight to the end.
 */
export function referenceTo(path: string, pointer: string): JsonSchema {
  const target = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(pick, readSchema(`schemas/${path}`));
  const next = pick(target, '$ref');
  if (typeof next !== 'string') return { $ref: `../${path}#${pointer}` };
  const [file = '', nextPointer = ''] = next.split('#');
  return referenceTo(file === '' ? path : posix.join(posix.dirname(path), file), nextPointer);
}
