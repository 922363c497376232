/** The part of `des.js` that is used; it brings no types of its own. */
declare module 'des.js/lib/des/des.js' {
  type Cipher = {
    readonly update: (bytes: readonly number[]) => readonly number[];
    readonly final: () => readonly number[];
  };
  type Options = { readonly type: 'encrypt' | 'decrypt'; readonly key: readonly number[]; readonly padding: boolean };
  const DES: { readonly create: (options: Options) => Cipher };
  export default DES;
}
