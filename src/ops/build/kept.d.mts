/** URL of the built code of a TypeScript entry. Builds it if one of its files has changed. */
export function keptCode(root: string, entry: string): Promise<string>;
