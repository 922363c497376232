import type { PageRole } from '../config';
import { memoOne } from '../memo';
import type { Composed } from './compose-site';

/** The id of the page with a role; undefined where no page has it. */
export function idOfRole(pages: Composed['pages'], role: PageRole): string | undefined {
  return idsByRole(pages).get(role);
}

/** A role that several pages may have leads to the first. */
const idsByRole = memoOne(
  (pages: Composed['pages']): ReadonlyMap<PageRole, string> =>
    new Map([...pages].reverse().flatMap(([id, { page }]) => (page.role === undefined ? [] : [[page.role, id]]))),
);
