export function alone<Value>(root: string, work: () => Value | Promise<Value>): Promise<Value>;
export function requireWritable(root: string, command: string): void;
