/** Loaded with the first picture, so that other commands start without it. */
export async function loadSharp() {
  // biome-ignore lint/style/noRestrictedImports: it is here that it is loaded later.
  return (await import('sharp')).default;
}
