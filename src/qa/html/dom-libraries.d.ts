// jsdom has no types, and the package.json of dom-accessibility-api does not lead to its types.
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
