/** Installs `nodeOf(element)` in the page. */
export function installNodeNames(): void;
/** The widget of each node that shows, as `['mine balance', 'member.balance']`. */
export function widgetsByNode(): Promise<readonly (readonly [node: string, use: string])[]>;
/** Outlines what nodes draw. Gives how many of them are to be seen. */
export function markNodes(names: readonly string[]): number;
/** Opens what holds nodes and is closed. True where it found one. */
export function openHolder(names: readonly string[]): boolean;
/** Whether the document was made under the settings that the server has now. */
export function isSettled(): Promise<boolean>;
