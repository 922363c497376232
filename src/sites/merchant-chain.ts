/** The parent of each merchant. */
export type Parents = ReadonlyMap<string, string | undefined>;

/** The merchant folder of a path: `aurora/pages/home.json` → `aurora`. */
export function merchantOf(path: string): string {
  return path.split('/', 1)[0] ?? path;
}

/** The parent that a `merchant.json` names. Found by a pattern, so that it works on broken JSON. */
export function parentIn(text: string | undefined): string | undefined {
  return /"extends"\s*:\s*"([^"]+)"/.exec(text ?? '')?.[1];
}

/** Whether a `merchant.json` has `"abstract": true`. Found by a pattern, as in `parentIn`. */
export function isAbstractIn(text: string | undefined): boolean {
  return /"abstract"\s*:\s*true/.test(text ?? '');
}

/** A merchant and its ancestors, itself first. In a cycle, each merchant comes once. */
export function chainOf(merchant: string, parents: Parents): readonly string[] {
  const chain: string[] = [];
  for (let current: string | undefined = merchant; current !== undefined; current = parents.get(current)) {
    if (chain.includes(current)) break;
    chain.push(current);
  }
  return chain;
}
