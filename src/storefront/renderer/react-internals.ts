import { useSyncExternalStore } from 'react';

// What this application knows of React beyond its documentation. After an update of React
// `tests/unit/storefront/renderer/react-internals.test.tsx` fails until somebody has looked at each of these.

/** The release of React with which all of this was seen. */
export const seenWith = '19.3.1';

/**
 * Suspends the render until a promise settles. `use` wants the same promise in each render, and warns where a component
 * no longer waits.
 */
export function waitFor(promise: Promise<void>): never {
  throw promise;
}

const neverSubscribe = () => () => undefined;

/**
 * Whether this render is on the server or hydrates its HTML: only then React asks for the server's snapshot. Both
 * snapshots are equal, so that React does not render a second time.
 */
export function useHydratesNow(): boolean {
  let isHydrating = false;
  useSyncExternalStore(
    neverSubscribe,
    () => 0,
    () => {
      isHydrating = true;
      return 0;
    },
  );
  return isHydrating;
}

/**
 * Fills in a field as a player does. React keeps the last value of a field in a setter on the element, and fires no
 * change for an equal one. The setter of the prototype bypasses that.
 */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** React writes links that preload pictures in front of a page's HTML. Separates the two. */
export function takePreloads(html: string): { readonly html: string; readonly links: readonly string[] } {
  const head = /^(?:<link rel="preload" as="image"[^>]*>)+/.exec(html)?.[0] ?? '';
  return { html: html.slice(head.length), links: head.match(/<link [^>]*>/g) ?? [] };
}
