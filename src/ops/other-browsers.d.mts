/** Debian's packages of each engine. */
export const debianPackages: {
  readonly chromium: readonly string[];
  readonly firefox: readonly string[];
  readonly webkit: readonly string[];
};
/** The path of a Firefox that is here; undefined where there is none. */
export function findFirefox(): string | undefined;
/** The paths of WebKitGTK's driver, MiniBrowser and xvfb-run; undefined where one of them is missing. */
export function findWebKit():
  | { readonly driver: string; readonly screen: string; readonly browser: string }
  | undefined;
