import type { ComposedPage } from '../compose/compose-page';
import type { Composed } from '../compose/compose-site';

/** Whether a page, and what its conditions mean, is the parent's as it stands: what is wrong with it was found there. */
export function isInherited({ parent, scope }: Composed, id: string, page: ComposedPage): boolean {
  return parent?.pages.get(id) === page && parent.scope === scope;
}

/** Whether a page is the parent's, whatever its conditions mean: what of it speaks of no visitor was found there. */
export function isParents({ parent }: Composed, id: string, page: ComposedPage): boolean {
  return parent?.pages.get(id) === page;
}
