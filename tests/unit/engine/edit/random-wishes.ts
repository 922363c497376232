import fc from 'fast-check';
import { freeId, placeOfNode, withCopy, withInserted, withMoved, withNodeValue, withoutNode } from '@/engine';
import type { Page } from '@/engine/config';

/** A wish about a page, with the nodes that it moves. */
export type Wish = { readonly page: Page; readonly touched: readonly string[] };

/** Picks one of several things. */
type Pick = <T>(from: readonly T[]) => T | undefined;

const kinds = [
  'move',
  'move',
  'shift',
  'remove',
  'insert',
  'copy',
  'set',
  'unset',
  'when',
  'title',
  'restore',
] as const;

/** One to four changes of a page, by chance: moves, new nodes, copies, other values, nodes that go or come back. */
export const changes = fc.array(fc.tuple(fc.constantFrom(...kinds), fc.infiniteStream(fc.nat())), {
  minLength: 1,
  maxLength: 4,
});

type Change = typeof changes extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

/** `inherited`: the parent's page, whose nodes may come back. */
export function wishOf(start: Page, inherited: Page | undefined, wanted: readonly Change[]): Wish {
  return wanted.reduce<Wish>(
    ({ page, touched }, [kind, numbers]) => {
      const pick: Pick = (from) => from[Number(numbers.next().value) % Math.max(1, from.length)];
      const next = changed(kind, { page, inherited, pick });
      return next === undefined ? { page, touched } : { page: next.page, touched: [...touched, ...next.touched] };
    },
    { page: start, touched: [] },
  );
}

type Input = { readonly page: Page; readonly inherited: Page | undefined; readonly pick: Pick };

function changed(kind: (typeof kinds)[number], input: Input): Wish | undefined {
  const { page, pick } = input;
  const placed = Object.keys(page.nodes).filter((id) => placeOfNode(page, id) !== undefined);
  const id = pick(placed);
  if (id === undefined) return undefined;
  switch (kind) {
    case 'shift': {
      const place = placeOfNode(page, id);
      const index = (place?.index ?? 0) + (pick([-1, 2]) ?? 0);
      return place && index >= 0 ? { page: withMoved(page, id, { ...place, index }), touched: [id] } : undefined;
    }
    case 'move':
      return { page: withMoved(page, id, anyPlace(input)), touched: [id] };
    case 'remove':
      return { page: withoutNode(page, id), touched: [] };
    case 'copy': {
      const copied = withCopy(page, id);
      return copied && { page: copied.page, touched: [copied.copy] };
    }
    case 'insert': {
      const added = freeId(page.nodes, pick(['words', 'note']) ?? '');
      const node = { use: 'content.text', props: { text: { text: { en: 'Hello' } } } };
      return { page: withInserted(page, anyPlace(input), { id: added, node }), touched: [added] };
    }
    case 'restore':
      return restored(input);
    case 'title':
      return { page: { ...page, title: { t: pick(['home.title', 'login.title']) ?? '' } }, touched: [] };
    default:
      return withValue(kind, input);
  }
}

function withValue(kind: 'set' | 'unset' | 'when', { page, pick }: Input): Wish | undefined {
  const id = pick(Object.keys(page.nodes)) ?? '';
  const prop = pick(Object.keys(page.nodes[id]?.props ?? {}));
  if (kind !== 'when' && prop === undefined) return undefined;
  const values = [1, 'two', { t: 'home.title' }, ['three'], { is: 'guest' }];
  const path = kind === 'when' ? 'when' : `props.${prop}`;
  const next = withNodeValue(page, id, path, kind === 'unset' ? null : pick(values));
  return next && { page: next, touched: [] };
}

/** A node of the parent that is gone comes back, without what stood in it. */
function restored({ page, inherited, pick }: Input): Wish | undefined {
  const gone = Object.keys(inherited?.nodes ?? {}).filter((one) => page.nodes[one] === undefined);
  const id = pick(gone);
  const node = id === undefined ? undefined : inherited?.nodes[id];
  const place = inherited && id !== undefined ? placeOfNode(inherited, id) : undefined;
  if (id === undefined || node === undefined || place === undefined || page.nodes[place.into] === undefined)
    return undefined;
  const { slots: _slots, ...alone } = node;
  return { page: withInserted(page, place, { id, node: alone }), touched: [id] };
}

function anyPlace({ page, pick }: Input) {
  const into = pick(Object.keys(page.nodes)) ?? '';
  const slot = pick(Object.keys(page.nodes[into]?.slots ?? { body: [] })) ?? 'body';
  const index = pick([...Array(1 + (page.nodes[into]?.slots?.[slot]?.length ?? 0)).keys()]) ?? 0;
  return { into, slot, index };
}
