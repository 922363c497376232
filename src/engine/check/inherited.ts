import type { ComposedPage } from '../compose/compose-page';
import type { Composed } from '../compose/compose-site';

/**
 * Whether the parent has the same page and its conditions mean the same. Then faults of the page are the parent's
 * findings.
 */
export function isInherited({ parent, scope }: Composed, id: string, page: ComposedPage): boolean {
  return parent?.pages.get(id) === page && parent.scope === scope;
}

/** Whether the parent has the same page, whatever its conditions mean. For faults that do not depend on conditions. */
export function isParents({ parent }: Composed, id: string, page: ComposedPage): boolean {
  return parent?.pages.get(id) === page;
}
