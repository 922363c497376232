/** Installs `nodeOf(element)` and `widgetOf(element)` in the page. */
export function installNodeNames(): void;
/** Outlines what nodes draw. Gives how many of them are to be seen. */
export function markNodes(names: readonly string[]): number;
/** Opens what holds nodes and is closed. True where it found one. */
export function openHolder(names: readonly string[]): boolean;
/** Whether the document was made under the settings that the server has now. */
export function isSettled(): Promise<boolean>;
