export function listOwnFiles(client: string): void;
export function keepPrevious(last: string, next: string): void;
