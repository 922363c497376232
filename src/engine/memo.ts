/** Remembers a pure function of one object, by identity. The object must never change. */
export function memoByObject<A extends object, R>(make: (a: A) => R): (a: A) => R {
  const results = new WeakMap<A, { readonly result: R }>();
  return (a) => {
    const cached = results.get(a);
    if (cached !== undefined) return cached.result;
    const result = make(a);
    results.set(a, { result });
    return result;
  };
}

/** Remembers the results of the last 64 objects only: for large results that are asked for several times in a row. */
export function memoLatest<A extends object, R>(make: (a: A) => R, maxKept = 64): (a: A) => R {
  const cache = memoLatestKeys<A, R>(maxKept);
  return (a) => cache(a, () => make(a));
}

/** Keeps the last results under any key, such as a text that stands in many places. */
export function memoLatestKeys<K, R>(maxKept: number): (key: K, make: () => R) => R {
  const results = new Map<K, { readonly result: R }>();
  return (key, make) => {
    const cached = results.get(key) ?? { result: make() };
    results.delete(key);
    results.set(key, cached);
    const [oldest] = results.size > maxKept ? results.keys() : [];
    if (oldest !== undefined) results.delete(oldest);
    return cached.result;
  };
}

/** Remembers a pure function of a text. An edit changes one text of thousands. Forgets all when it holds too many. */
export function memoText<R>(make: (text: string) => R, maxKept = 60_000): (text: string) => R {
  const results = new Map<string, { readonly result: R }>();
  return (text) => {
    const cached = results.get(text);
    if (cached !== undefined) return cached.result;
    if (results.size >= maxKept) results.clear();
    const result = make(text);
    results.set(text, { result });
    return result;
  };
}

/** Remembers a pure function of two objects. */
export function memoByTwo<A extends object, B extends object, R>(make: (a: A, b: B) => R): (a: A, b: B) => R {
  const byFirst = memoByObject((a: A) => memoByObject((b: B) => make(a, b)));
  return (a, b) => byFirst(a)(b);
}

/** Remembers the last result for an owner. It is made again when one of the things that it is made of changes. */
export function memoLast<R>(): (owner: object, inputs: readonly unknown[], make: () => R) => R {
  const lastByOwner = new WeakMap<object, { readonly inputs: readonly unknown[]; readonly result: R }>();
  return (owner, inputs, make) => {
    const last = lastByOwner.get(owner);
    if (last?.inputs.length === inputs.length && inputs.every((one, index) => one === last.inputs[index]))
      return last.result;
    const result = make();
    lastByOwner.set(owner, { inputs, result });
    return result;
  };
}

/** A value that is made when it is first asked for. */
export function once<R>(make: () => R): () => R {
  let kept: { readonly result: R } | undefined;
  return () => {
    kept ??= { result: make() };
    return kept.result;
  };
}

const objectNumbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Remembers by a whole list while the owner lives: objects by identity, lists by their parts, all else by value. */
export function memoByAll<R>(): (owner: object, inputs: readonly unknown[], make: () => R) => R {
  const resultsByOwner = memoByObject((_: object) => new Map<string, { readonly result: R }>());
  return (owner, inputs, make) => {
    const key = keyOf(inputs);
    const cached = resultsByOwner(owner).get(key) ?? { result: make() };
    resultsByOwner(owner).set(key, cached);
    return cached.result;
  };
}

/** A text for the list. It differs where any object or value differs. */
function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const number = objectNumbers.get(value) ?? ++lastNumber;
  objectNumbers.set(value, number);
  return `#${number}`;
}
