export function alone<Value>(root: string, work: () => Value | Promise<Value>): Promise<Value>;
