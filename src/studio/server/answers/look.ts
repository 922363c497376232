import { openView, siteOf, type View } from '@/review/view';
import { viewWith } from '@/review/with-values';
import type { Workspace } from '@/review/workspace/workspace';

/** Who looks at what. `facts`: values that the visitor has otherwise, as `why --with` takes them. */
export type Look = {
  readonly brand: string;
  readonly page: string;
  readonly persona: string;
  readonly language: string;
  readonly facts: string;
};

/** Reads the parameters of a request. */
export function readLook(query: (name: string) => string | undefined): Look {
  const of = (name: string, usual = '') => query(name) || usual;
  return {
    brand: of('brand'),
    page: of('page', 'home'),
    persona: of('persona', 'guest'),
    language: of('language'),
    facts: of('facts'),
  };
}

/** The view of a look. Throws an `Error` in words if something of it does not exist. */
export async function viewOf(workspace: Workspace, { brand, page, persona, language, facts }: Look): Promise<View> {
  const site = siteOf(brand, workspace);
  const visitor = { persona, ...(language === '' ? {} : { language }) };
  const view = around(page, await openView(workspace, site, visitor));
  return facts === '' ? view : viewWith(view, facts);
}

/** The frame of every page is judged around the page that is looked at. */
function around(page: string, view: View): View {
  const isFrame = (id: string) => view.site.pages[id]?.kind === 'shell';
  return { ...view, factsOf: (id, persona) => view.factsOf(isFrame(id) ? page : id, persona) };
}
