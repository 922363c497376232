/** Installs `nodeOf(element)` in the page. */
export function installNodeNames(): void;
/** Every node of the shell, the page and the dialogs over it, with its widget: `['mine balance', 'member.balance']`. */
export function widgetsByNode(): Promise<readonly (readonly [node: string, use: string])[]>;
/** Outlines the elements of nodes. Gives the number of visible ones. */
export function markNodes(names: readonly string[]): number;
/** Opens a closed container of nodes. True if it found one. */
export function openHolder(names: readonly string[]): boolean;
/** Whether the document was made with the server's current settings. */
export function isSettled(): Promise<boolean>;
