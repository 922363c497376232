import { memo, type ReactNode } from 'react';
import type { LiveNode, LivePage } from '@/engine/live';
import { messages } from './messages';
import { NodeSkeleton } from './node-skeleton';
import { useRenderer } from './renderer-context';
import { useBox } from './use-box';
import { useVisibility } from './use-visibility';
import { WidgetBoundary } from './widget-boundary';
import { WidgetView } from './widget-view';

type Props = { readonly page: LivePage; readonly id: string };

/** Draws one node of a page, and those in its slots. Without a condition, no fact decides whether it shows. */
export const NodeView = memo(function NodeView({ page, id }: Props) {
  const { report } = useRenderer();
  const node = page.nodes.get(id);
  if (node === undefined) {
    report({ kind: 'node-missing', node: id, layout: page.hash, message: messages.missingNode(id, page.id) });
    return null;
  }
  const element = node.condition === undefined ? widgetOf(page, node) : <Conditional page={page} node={node} />;
  return node.audience === undefined ? element : <div data-for={node.audience}>{element}</div>;
});

type NodeProps = { readonly page: LivePage; readonly node: LiveNode };

function Conditional({ page, node }: NodeProps) {
  const visibility = useVisibility(node);
  const box = useBox(page, node);
  if (visibility === 'hide') return null;
  return visibility === 'skeleton' ? <NodeSkeleton use={node.use} box={box} /> : widgetOf(page, node);
}

function widgetOf(page: LivePage, node: LiveNode): ReactNode {
  return (
    <WidgetBoundary node={node.id} use={node.use} layout={page.hash}>
      <WidgetView page={page} node={node} />
    </WidgetBoundary>
  );
}
