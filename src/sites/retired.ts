/**
 * The file of retired merchants, `{"format": 1, "retired": ["noor"]}`. It stands beside the merchants, so every server
 * that gets their files gets it too.
 */
export const retiredFile = 'retired.json';

/** Merchants that are retired, none without the file; `undefined` where its content is not such a list. */
export function readRetired(content: Uint8Array | undefined): readonly string[] | undefined {
  if (content === undefined) return [];
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(content));
    const names: unknown =
      typeof value === 'object' && value !== null && 'retired' in value ? value.retired : undefined;
    return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : undefined;
  } catch {
    return undefined;
  }
}

/** The text of the file for these merchants: all of them, sorted, each once. */
export function retiredText(names: readonly string[]): string {
  return `${JSON.stringify({ format: 1, retired: [...new Set(names)].sort() }, null, 2)}\n`;
}
