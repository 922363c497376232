import { openView, type View } from '@/review/view';
import { viewWith } from '@/review/view-with';
import type { Workspace } from '@/review/workspace/workspace';
import { siteOf } from '../change/site-of';

/** A page and its visitor. `facts`: values in place of the visitor's own, as `why --with` takes them. */
export type Look = {
  readonly brand: string;
  readonly page: string;
  readonly persona: string;
  readonly language: string;
  readonly facts: string;
};

/** Reads the parameters of a request. */
export function readLook(query: (name: string) => string | undefined): Look {
  const read = (name: string, usual = '') => query(name) || usual;
  return {
    brand: read('brand'),
    page: read('page', 'home'),
    persona: read('persona', 'guest'),
    language: read('language'),
    facts: read('facts'),
  };
}

/** The view of a look. Throws an `Error` for ops if the brand, the persona, the language or a fact does not exist. */
export async function viewOf(workspace: Workspace, { brand, page, persona, language, facts }: Look): Promise<View> {
  const site = siteOf(brand, workspace);
  const visitor = { persona, ...(language === '' ? {} : { language }) };
  const view = withShellOn(page, await openView(workspace, site, visitor));
  return facts === '' ? view : viewWith(view, facts);
}

/** Evaluates conditions of the shell as on this page. */
function withShellOn(page: string, view: View): View {
  const isShell = (id: string) => view.site.pages[id]?.kind === 'shell';
  return { ...view, factsOf: (id, persona) => view.factsOf(isShell(id) ? page : id, persona) };
}
