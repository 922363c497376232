/** What tests put something else into: a size, a scroll position, a function that jsdom lacks. */
const places = () => [
  globalThis,
  document,
  document.documentElement,
  navigator,
  Element.prototype,
  HTMLElement.prototype,
  HTMLMediaElement.prototype,
  HTMLDialogElement.prototype,
  Storage.prototype,
];

/** Marks of libraries that do a thing once a document; they outlive the file, as the document does. */
const kept = /^(_|IS_REACT|focus$|blur$)/;

type Kept = readonly (readonly [object, { readonly [name: string]: PropertyDescriptor }])[];

/** The globals as they are now: see `putBack`. */
export function rememberGlobals(): Kept {
  return places().map((place) => [place, Object.getOwnPropertyDescriptors(place)] as const);
}

/** Puts back what was changed since, and takes away what was added: the next file has the same globals. */
export function putBack(before: Kept): void {
  for (const [place, old] of before) {
    const now: { readonly [name: string]: PropertyDescriptor } = Object.getOwnPropertyDescriptors(place);
    for (const name of new Set([...Object.keys(now), ...Object.keys(old)])) {
      const [was, is] = [old[name], now[name]];
      if (kept.test(name) || is?.configurable === false || isSame(was, is)) continue;
      if (was === undefined) Reflect.deleteProperty(place, name);
      else Object.defineProperty(place, name, was);
    }
  }
}

function isSame(one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined): boolean {
  return one?.value === other?.value && one?.get === other?.get && one?.set === other?.set;
}
