type Group = { readonly name: string | ((id: string, context: never) => string | null); readonly priority: number };

/** Groups of rolldown's `output.codeSplitting`. Throws if a table names something that does not exist. */
export function chunkGroups(root: string): readonly Group[];
