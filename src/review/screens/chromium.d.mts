/** Flags with which every browser check starts Chromium. */
export const chromiumFlags: string[];
/** Path of a Chromium that runs here. */
export function findChromium(): Promise<string>;
/** Path of an installed Chromium. Downloads nothing. */
export function installedChromium(): Promise<string | undefined>;
