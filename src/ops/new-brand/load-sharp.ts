/** Loaded with the first picture, so that other commands start without it. */
export async function loadSharp() {
  // biome-ignore lint/style/noRestrictedImports: the one place that imports it, on demand.
  return (await import('sharp')).default;
}
