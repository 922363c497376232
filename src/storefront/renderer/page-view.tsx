import { livePage, type ResolvedPage } from '@/engine/live';
import { NodeView } from './node-view';

/** Draws a resolved page from its root. */
export function PageView({ page }: { readonly page: ResolvedPage }) {
  const live = livePage(page);
  return <NodeView page={live} id={live.root} />;
}
