/** Remembers a pure function of one object by identity: for values that are shared and never changed. */
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

/** The same for those asked for lately: what is large, lives long, and is asked for several times in a row only. */
export function memoLately<A extends object, R>(make: (a: A) => R, most = 64): (a: A) => R {
  const kept = keptLately<A, R>(most);
  return (a) => kept(a, () => make(a));
}

/** Keeps the results asked for lately, by whatever they are made of: a text, where the same stands in many places. */
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

/** The same for two objects. */
export function memoTwo<A extends object, B extends object, R>(make: (a: A, b: B) => R): (a: A, b: B) => R {
  const byFirst = memoOne((a: A) => memoOne((b: B) => make(a, b)));
  return (a, b) => byFirst(a)(b);
}

/** Remembers what was made last for an owner, for as long as it would be made of the same things. */
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

/** A value that is made where it is asked for first. */
export function once<R>(make: () => R): () => R {
  let found: { readonly result: R } | undefined;
  return () => {
    found ??= { result: make() };
    return found.result;
  };
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** A number for an object, the same each time: for the key of what is known of several. */
export function numberOf(thing: object): number {
  const number = numbers.get(thing) ?? ++lastNumber;
  numbers.set(thing, number);
  return number;
}
