/** Whether a key belongs to what the keyboard composes. 229 is its code in every browser, also for Safari's last key. */
export function isComposing({ keyCode }: { readonly keyCode: number }): boolean {
  return keyCode === 229;
}
