/** Address of the built code of a TypeScript entry. Builds it where one of its files has changed since. */
export function keptCode(root: string, entry: string): Promise<string>;
