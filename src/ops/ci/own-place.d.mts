/** The first of a row of free ports. */
export function freePorts(): Promise<number>;
