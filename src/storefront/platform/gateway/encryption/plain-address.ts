/** Whether an address is encrypted. `normalizePlatform` marks such addresses. */
export function isEncryptedAddress(address: string): boolean {
  return address.startsWith('hidden:');
}

/** The address to open, decrypted if needed; undefined if that fails. Loads the cipher only for encrypted addresses. */
export async function plainAddress(address: string): Promise<string | undefined> {
  if (!isEncryptedAddress(address)) return address;
  const { decryptLink } = await import('./decrypt-link');
  return decryptLink(address);
}
