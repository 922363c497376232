import { type ReactNode, useEffect, useRef } from 'react';
import type { LiveNode, LivePage } from '@/engine/live';
import type { Box } from '@/storefront/ui/box';
import { useIsHydrating } from '@/storefront/ui/states/use-is-hydrating';
import { messages } from './messages';
import { NodeSkeleton } from './node-skeleton';
import { useRenderer } from './renderer-context';
import { useBox } from './use-box';
import { useEvents } from './use-events';
import { useNodeInput } from './use-node-input';
import { useResolvedProps } from './use-resolved-props';
import { useSlots } from './use-slots';
import { whenNeeded } from './when-needed';

type Props = { readonly page: LivePage; readonly node: LiveNode };

/**
 * The widget of a node, or its skeleton while its code loads. Throws to the boundary if the code cannot load. Props are
 * resolved here and not in a component further down: on a page of many nodes, one more component for each costs more
 * than to resolve its texts.
 */
export function WidgetView({ page, node }: Props) {
  const { broken, trace } = useRenderer();
  const { state, values } = useNodeInput(node);
  const props = useResolvedProps(node, values);
  const { slots, slotItems } = useSlots(page, node);
  const { emit, has, href } = useEvents(node);
  const box = useBox(page, node);
  if (state.kind === 'unknown') return <UnknownWidget page={page} node={node} />;
  if (state.kind === 'failed') throw state.error;
  if (state.kind !== 'loaded')
    return <ComingWidget page={page} node={node} box={box} isRequested={state.kind !== 'idle'} />;
  trace?.(node.id);
  const { Component } = state;
  const input = { nodeId: node.id, box, props, slots, slotItems, emit, has, href };
  const element = <Component {...input} />;
  if (!broken.has(node.id)) return element;
  return <AfterHydration skeleton={<NodeSkeleton use={node.use} box={box} />}>{element}</AfterHydration>;
}

/**
 * The skeleton of a widget whose code is being loaded: at once, or when the browser is idle and the box is about to be
 * seen. The children of a late widget load with it, so that its box changes size once.
 */
function ComingWidget({ page, node, box, isRequested }: Props & { readonly box: Box; readonly isRequested: boolean }) {
  const { widgets } = useRenderer();
  const ref = useRef<HTMLDivElement>(null);
  const isLate = widgets.manifest(node.use)?.late === true;
  useEffect(() => {
    if (isRequested) return;
    if (!isLate) return widgets.comeNear(node);
    const draw = async () => {
      const innerNodes = nodesIn(page, node);
      await widgets.preload(innerNodes.map(({ use }) => use));
      for (const lateNode of [...innerNodes, node]) widgets.comeNear(lateNode);
    };
    return whenNeeded(ref.current, () => void draw(), widgets.state(node.use).kind === 'loaded');
  }, [widgets, isRequested, isLate, page, node]);
  return <NodeSkeleton use={node.use} box={box} ref={ref} still={isLate && !isRequested} />;
}

function nodesIn(page: LivePage, { slots }: LiveNode): readonly LiveNode[] {
  return [...slots.values()].flat().flatMap((id) => {
    const node = page.nodes.get(id);
    return node === undefined ? [] : [node, ...nodesIn(page, node)];
  });
}

type AfterHydrationProps = { readonly skeleton: ReactNode; readonly children: ReactNode };

/**
 * A node that threw on the server starts as its skeleton here too, so that hydration agrees. After hydration it is
 * tried again.
 */
function AfterHydration({ skeleton, children }: AfterHydrationProps) {
  return useIsHydrating() ? skeleton : children;
}

/** Visible in development, for authors of config. A player sees nothing; a report is sent. */
function UnknownWidget({ page, node }: Props) {
  const { development, report } = useRenderer();
  const message = messages.unknownWidget(node.use, node.id);
  useEffect(() => {
    report({ kind: 'widget-unknown', node: node.id, layout: page.hash, message });
  }, [report, node.id, page.hash, message]);
  return development ? <p role="note">{message}</p> : null;
}
