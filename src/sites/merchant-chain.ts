/** Who inherits from whom, by merchant. */
export type Parents = ReadonlyMap<string, string | undefined>;

/** The folder a path of a config folder belongs to: `aurora/pages/home.json` → `aurora`. */
export function merchantOf(path: string): string {
  return path.split('/', 1)[0] ?? path;
}

/** The parent a `merchant.json` names, read from its text even where that is broken elsewhere. */
export function parentIn(text: string | undefined): string | undefined {
  return /"extends"\s*:\s*"([^"]+)"/.exec(text ?? '')?.[1];
}

/** Whether a `merchant.json` says that its merchant is only a parent of others; read as `parentIn` reads it. */
export function isAbstractIn(text: string | undefined): boolean {
  return /"abstract"\s*:\s*true/.test(text ?? '');
}

/** A merchant and its ancestors, itself first. A cycle ends where it closes. */
export function chainOf(merchant: string, parents: Parents): readonly string[] {
  const chain: string[] = [];
  for (let current: string | undefined = merchant; current !== undefined; current = parents.get(current)) {
    if (chain.includes(current)) break;
    chain.push(current);
  }
  return chain;
}
