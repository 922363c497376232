import type { ComposedPage } from '../compose/compose-page';
import type { Composed } from '../compose/compose-site';

/** Whether a page and the meaning of its conditions are the parent's. Its faults are findings of the parent then. */
export function isInherited({ parent, scope }: Composed, id: string, page: ComposedPage): boolean {
  return parent?.pages.get(id) === page && parent.scope === scope;
}

/** Whether a page is the parent's, whatever its conditions mean. For faults that do not depend on conditions. */
export function isParents({ parent }: Composed, id: string, page: ComposedPage): boolean {
  return parent?.pages.get(id) === page;
}
