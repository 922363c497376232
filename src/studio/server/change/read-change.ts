import { isObject } from '@/engine';
import type { InsertPlace, PageChange } from '@/studio/contract';
import { messages } from '../messages';

/** Reads a change of the body of a request. Throws in words if it is none. */
export function readChange(body: unknown): PageChange {
  const change = isObject(body) && typeof body.node === 'string' ? changeIn(body, body.node) : undefined;
  if (change === undefined) throw new Error(messages.noChange());
  return change;
}

function changeIn(body: { readonly [key: string]: unknown }, node: string): PageChange | undefined {
  const { kind, step, use, path } = body;
  switch (kind) {
    case 'move':
      return step === 1 || step === -1 ? { node, kind, step } : undefined;
    case 'remove':
    case 'restore':
    case 'copy':
      return { node, kind };
    case 'insert': {
      const place = placeIn(body);
      return typeof use === 'string' && place !== undefined ? { node, kind, use, ...place } : undefined;
    }
    case 'value':
      return typeof path === 'string' ? { node, kind, path, value: body.value ?? null } : undefined;
    case 'inherit':
      return typeof path === 'string' ? { node, kind, path } : undefined;
    default:
      return undefined;
  }
}

function placeIn({ where, slot }: { readonly [key: string]: unknown }): InsertPlace | undefined {
  if (where === 'after') return { where };
  return where === 'inside' && typeof slot === 'string' ? { where, slot } : undefined;
}
