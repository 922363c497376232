/** Loads the facts of the calls that no first screen sends, in parallel with the code that sends them. */
export function prepareCalls(): void {
  // On failure the call itself loads it again and reports.
  import('@/storefront/generated/wire/later-calls').catch(() => undefined);
}
