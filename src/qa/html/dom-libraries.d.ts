// jsdom has no types, and those of the other cannot be found by its package.json.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string);
    readonly window: Window & typeof globalThis;
  }
}

declare module 'dom-accessibility-api' {
  type Options = { readonly getComputedStyle?: typeof window.getComputedStyle };
  export function computeAccessibleName(element: Element, options?: Options): string;
  export function computeAccessibleDescription(element: Element, options?: Options): string;
  export function getRole(element: Element): string | null;
}
