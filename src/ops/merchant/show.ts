import { layoutFor, resolvePage } from '@/engine';
import { readView } from './view';

const usage = 'npm run merchant -- show <merchant> <page> --persona <persona>';

/** Prints what a persona sees of a page, as JSON. */
export async function show(args: readonly string[]): Promise<number> {
  const view = await readView(args, usage);
  if (view === undefined) return 0;
  const { workspace, site, page, platform, live } = view;
  const resolved = resolvePage(site, page, platform, workspace.catalogue);
  console.log(JSON.stringify(layoutFor(resolved, live), null, 2));
  return 0;
}
