/** Whether a key belongs to a composition. Every browser gives such keys the code 229, Safari for the last one too. */
export function isComposing({ keyCode }: { readonly keyCode: number }): boolean {
  return keyCode === 229;
}
