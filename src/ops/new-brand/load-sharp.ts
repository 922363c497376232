/** Loaded with the first picture: every other command starts without it. */
export async function loadSharp() {
  // biome-ignore lint/style/noRestrictedImports: it is here that it is loaded later.
  return (await import('sharp')).default;
}
