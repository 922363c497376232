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

/** Facts of an address: `member.vip=true,member.type=4`. A comma inside a value belongs to it, as in `why --with`. */
export function readFacts(text: string): readonly (readonly [path: string, value: string])[] {
  return text.split(/,(?=\s*[\w.-]+=)/).flatMap((pair) => {
    const place = pair.indexOf('=');
    return place === -1 ? [] : [[pair.slice(0, place), pair.slice(place + 1)] as const];
  });
}
