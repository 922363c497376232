/**
 * The old platform's encoding of a remembered password: base64 of base64. It protects against nobody who can read the
 * storage.
 */
export function encodePassword(password: string): string {
  return toBase64(toBase64(password));
}

/** Undefined if the text is not encoded in this way. */
export function decodePassword(text: string): string | undefined {
  const decodedOnce = fromBase64(text);
  return decodedOnce === undefined ? undefined : fromBase64(decodedOnce);
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function fromBase64(text: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined; // Not base64, or not text behind it.
  }
}
