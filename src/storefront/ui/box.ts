/** Our marks on an element of the page, such as those that the renderer gives to the outermost element of a widget. */
export type Box = { readonly [mark: `data-${string}`]: string | undefined };
