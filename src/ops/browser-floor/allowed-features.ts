const ownMethod = 'A method of our own or of a library, which has the name of one of the language or of a page.';
const onlyLooks = 'Where it is missing, a part looks plainer or moves less, and says and does the same.';
const onlyFaster = 'Where it is missing, the browser draws or scrolls as it always did.';
const onlyPointer = 'Phones have no pointer, and their fields are not drawn larger by hand.';

/**
 * Features in built files that are newer than the oldest supported browsers, by name, each with the reason why that is
 * harmless.
 */
export const allowedFeatures: ReadonlyMap<string, string> = new Map([
  ['.drop()', ownMethod],
  ['.getMetadata()', ownMethod],
  ['.isValid()', ownMethod],
  ['.manifest()', ownMethod],
  ['.take()', ownMethod],
  ['.use()', ownMethod],
  ['.startViewTransition()', 'React asks for it in a `try`, for a component of its own that no page has.'],
  ['Window#cancelIdleCallback', 'It cancels what `requestIdleCallback` began, and the code tests for that one.'],
  ['@starting-style', onlyLooks],
  ['forced-color-adjust', onlyLooks],
  ['overflow-clip-margin', onlyLooks],
  ['scrollbar-gutter', onlyLooks],
  ['scrollbar-width', onlyLooks],
  ['text-wrap', onlyLooks],
  ['content-visibility', onlyFaster],
  ['contain-intrinsic-block-size', onlyFaster],
  ['overflow-anchor', onlyFaster],
  ['cursor: default', onlyPointer],
  ['cursor: not-allowed', onlyPointer],
  ['cursor: pointer', onlyPointer],
  ['resize', onlyPointer],
  [':has', 'Firefox below 121 ignores such a rule: it may change only looks that players can do without.'],
]);
