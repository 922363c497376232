/** One cookie's value, or `undefined` where it is absent or not a plain word. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', value = ''] = pair.split('=', 2);
    if (key.trim() === name) return /^[\w-]{1,64}$/.test(value.trim()) ? value.trim() : undefined;
  }
  return undefined;
}
