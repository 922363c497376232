/** Switches of an address: `DEPOSIT=off,MAILCEN=on`. */
export function readTried(text: string): { readonly [name: string]: boolean } {
  const pairs = text.split(',').map((pair) => pair.split('='));
  return Object.fromEntries(pairs.flatMap(([name, word]) => (name ? [[name, word === 'on']] : [])));
}

/** The switches with some of them turned; undefined takes one back to what the console says. */
export function withTried(text: string, turned: { readonly [name: string]: boolean | undefined }): string {
  return Object.entries({ ...readTried(text), ...turned })
    .flatMap(([name, isOn]) => (isOn === undefined ? [] : [`${name}=${isOn ? 'on' : 'off'}`]))
    .join(',');
}
