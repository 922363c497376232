/** Whether an address came encrypted; `normalizePlatform` marks it. */
export function isHidden(address: string): boolean {
  return address.startsWith('hidden:');
}

/** The address to open: as it is, or decrypted where it came encrypted; undefined where that fails. The cipher is loaded only then. */
export async function plainAddress(address: string): Promise<string | undefined> {
  if (!isHidden(address)) return address;
  const { decryptLink } = await import('./decrypt-link');
  return decryptLink(address);
}
