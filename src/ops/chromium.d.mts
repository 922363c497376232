/** Flags every browser check starts Chromium with. */
export const chromiumFlags: string[];
/** The path of a Chromium that runs here. */
export function findChromium(): Promise<string>;
