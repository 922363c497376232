/** A key that is the keyboard's own: it takes, moves among or gives up what it composes. 229 is its code in every browser, Safari's last one too. */
export function isComposing({ keyCode }: { readonly keyCode: number }): boolean {
  return keyCode === 229;
}
