/**
 * Whether a key event is part of an input method's composition. Browsers give such events the code 229; Safari gives it
 * to the last one, too.
 */
export function isComposing({ keyCode }: { readonly keyCode: number }): boolean {
  return keyCode === 229;
}
