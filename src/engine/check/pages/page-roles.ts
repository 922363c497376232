import type { Composed } from '../../compose/compose-site';
import * as messages from '../../messages';
import type { Origin } from '../../parse/config-file';
import type { SiteCheck } from '../site-check';

/** Roles that any number of pages may have. Of every other role, a site needs exactly one page. */
const sharedRoles: ReadonlySet<string> = new Set(['sign-in', 'homeward', 'quiet']);

/**
 * The storefront finds pages by their role. With two pages of a role it uses only one, and with none it has no target.
 */
export const pageRoles: SiteCheck = {
  finds: 'roles that two pages have, or none',
  reads: ({ folder, pages, parent }) => [folder.pages, folder.overlays, pages, parent?.pages],
  run({ composed, report }) {
    const { pages, parent } = composed;
    const pageByRole = new Map<string, string>();
    for (const [id, { page }] of pages) {
      const { role } = page;
      const otherPage = role === undefined ? undefined : pageByRole.get(role);
      if (role !== undefined) pageByRole.set(role, id);
      if (role === undefined || otherPage === undefined || sharedRoles.has(role)) continue;
      const ownRole = originOfRole(id, composed);
      const origin = ownRole ?? originOfRole(otherPage, composed);
      if (origin !== undefined) report(messages.sharedRole(role, ownRole === undefined ? id : otherPage), origin);
    }
    for (const [id, { page }] of parent?.pages ?? []) {
      const origin = originOfRole(id, composed);
      if (page.role !== undefined && !pageByRole.has(page.role) && origin !== undefined)
        report(messages.lostRole(page.role), origin);
    }
  },
};

/** The place where a brand sets the role of a page, or leaves it out. */
function originOfRole(id: string, { folder }: Composed): Origin | undefined {
  const page = folder.pages.get(id);
  if (page !== undefined) return { file: page.file, path: page.value.role === undefined ? ['id'] : ['role'] };
  const overlay = folder.overlays.get(id);
  const path = ['set', '$page', 'role'];
  return overlay?.value.set?.$page?.role === undefined ? undefined : { file: overlay.file, path };
}
