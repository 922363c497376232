/** Remembers a pure function of one object by identity: for values that are shared and never changed. */
export function memoOne<A extends object, R>(make: (a: A) => R): (a: A) => R {
  const known = new WeakMap<A, { readonly result: R }>();
  return (a) => {
    const found = known.get(a) ?? { result: make(a) };
    known.set(a, found);
    return found.result;
  };
}

/** The same for two objects. */
export function memoTwo<A extends object, B extends object, R>(make: (a: A, b: B) => R): (a: A, b: B) => R {
  const byFirst = memoOne((a: A) => memoOne((b: B) => make(a, b)));
  return (a, b) => byFirst(a)(b);
}
