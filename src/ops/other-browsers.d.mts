/** Debian's packages of each engine. */
export const debianPackages: {
  readonly chromium: readonly string[];
  readonly firefox: readonly string[];
  readonly webkit: readonly string[];
};
/** Path of an installed Firefox; undefined if there is none. */
export function findFirefox(): string | undefined;
/** Paths of WebKitGTK's driver, MiniBrowser and xvfb-run; undefined if one of them is missing. */
export function findWebKit():
  | { readonly driver: string; readonly screen: string; readonly browser: string }
  | undefined;
