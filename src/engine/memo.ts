/** Remembers a pure function of one object, by identity. The object must never change. */
export function memoOne<A extends object, R>(make: (a: A) => R): (a: A) => R {
  const known = new WeakMap<A, { readonly result: R }>();
  return (a) => {
    const found = known.get(a);
    if (found !== undefined) return found.result;
    const result = make(a);
    known.set(a, { result });
    return result;
  };
}

/** Remembers the results of the last 64 objects only: for large results that are asked for several times in a row. */
export function memoLately<A extends object, R>(make: (a: A) => R, most = 64): (a: A) => R {
  const kept = keptLately<A, R>(most);
  return (a) => kept(a, () => make(a));
}

/** Keeps the last results under any key, such as a text that stands in many places. */
export function keptLately<K, R>(most: number): (key: K, make: () => R) => R {
  const known = new Map<K, { readonly result: R }>();
  return (key, make) => {
    const found = known.get(key) ?? { result: make() };
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.size > most ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    return found.result;
  };
}

/** Remembers a pure function of two objects. */
export function memoTwo<A extends object, B extends object, R>(make: (a: A, b: B) => R): (a: A, b: B) => R {
  const byFirst = memoOne((a: A) => memoOne((b: B) => make(a, b)));
  return (a, b) => byFirst(a)(b);
}

/** Remembers the last result for an owner. It is made again when one of the things that it is made of changes. */
export function memoLast<R>(): (owner: object, of: readonly unknown[], make: () => R) => R {
  const known = new WeakMap<object, { readonly of: readonly unknown[]; readonly result: R }>();
  return (owner, of, make) => {
    const last = known.get(owner);
    if (last?.of.length === of.length && of.every((one, index) => one === last.of[index])) return last.result;
    const result = make();
    known.set(owner, { of, result });
    return result;
  };
}

/** A value that is made when it is first asked for. */
export function once<R>(make: () => R): () => R {
  let found: { readonly result: R } | undefined;
  return () => {
    found ??= { result: make() };
    return found.result;
  };
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Remembers by a whole list while the owner lives: objects by identity, texts and numbers by value. */
export function memoByAll<R>(): (owner: object, of: readonly unknown[], make: () => R) => R {
  const known = memoOne((_: object) => new Map<string, { readonly result: R }>());
  return (owner, of, make) => {
    const key = keyOf(of);
    const found = known(owner).get(key) ?? { result: make() };
    known(owner).set(key, found);
    return found.result;
  };
}

/** A text for the list. It differs where any object or value differs. */
function keyOf(thing: unknown): string {
  if (Array.isArray(thing)) return `[${thing.map(keyOf).join()}]`;
  if (typeof thing !== 'object' || thing === null) return JSON.stringify(thing) ?? '';
  const number = numbers.get(thing) ?? ++lastNumber;
  numbers.set(thing, number);
  return `#${number}`;
}
