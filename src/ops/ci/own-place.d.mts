/** The first of some ports in a row that nobody listens on. */
export function freePorts(): Promise<number>;
