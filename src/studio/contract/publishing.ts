/** What a command printed. `code` is 0 if it did what it should. */
export type CommandAnswer = { readonly code: number; readonly text: string };
