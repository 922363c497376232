/** The factor for time limits on this machine: 1 to 6. */
export function measurePatience(): Promise<number>;
export function toPatience(milliseconds: number): number;
export function patienceLine(patience: number): string;
