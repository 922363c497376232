export function hasDependencies(root: string): boolean;
