/** Builds what the studio shows if it is stale. Gives the folder of the build. */
export function builtStudio(root: string): Promise<string>;
