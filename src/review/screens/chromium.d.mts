/** Flags every browser check starts Chromium with. */
export const chromiumFlags: string[];
/** The path of a Chromium that runs here. */
export function findChromium(): Promise<string>;
/** The path of a Chromium that is here already. Nothing is fetched for it. */
export function installedChromium(): Promise<string | undefined>;
