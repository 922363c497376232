export function roomAliases(root: string): Readonly<Record<'@' | '@schemas' | '@tests', string>>;
