import type { LoadResult, Site } from '@/engine';

/** A merchant and those it inherits from, itself first. */
export function chainOf(site: Site, { parentOf }: Pick<LoadResult, 'parentOf'>): readonly string[] {
  const chain: string[] = [];
  for (let one: Site | undefined = site; one !== undefined && !chain.includes(one.id); one = parentOf(one.id))
    chain.push(one.id);
  return chain;
}
