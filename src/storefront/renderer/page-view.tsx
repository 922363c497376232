import type { ResolvedPage } from '@/engine/live';
import { compilePage } from './compile-page';
import { NodeView } from './node-view';

/** Draws a resolved page from its root. */
export function PageView({ page }: { readonly page: ResolvedPage }) {
  const compiled = compilePage(page);
  return <NodeView page={compiled} id={compiled.root} />;
}
