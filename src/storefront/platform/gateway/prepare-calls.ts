/** Fetches what the contract says of the calls that no first screen sends: beside the code that sends them, and not after it. */
export function prepareCalls(): void {
  // Where it does not come now, the call asks for it again and tells.
  import('@/storefront/generated/wire/later-calls').catch(() => undefined);
}
