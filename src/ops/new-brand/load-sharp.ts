/** Loaded with the first picture, so that other commands start without it. */
export async function loadSharp() {
  // biome-ignore lint/style/noRestrictedImports: new-brand imports it here alone, on demand.
  return (await import('sharp')).default;
}
