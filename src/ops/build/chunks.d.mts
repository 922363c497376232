type Group = { readonly name: string | ((id: string, context: never) => string | null); readonly priority: number };

/** Groups of rolldown's `output.codeSplitting`. Throws where a table names what is not there. */
export function chunkGroups(root: string): readonly Group[];
