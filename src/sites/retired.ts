/**
 * `{"format": 1, "retired": ["noor"]}` beside the merchants, so that it reaches every server that their files reach.
 */
export const retiredFile = 'retired.json';

/** Merchants whose removal is meant; `undefined` where the file is there and cannot be read. */
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

/** The same file with these merchants in it. */
export function retiredText(names: readonly string[]): string {
  return `${JSON.stringify({ format: 1, retired: [...new Set(names)].sort() }, null, 2)}\n`;
}
