import { useEffect, useSyncExternalStore } from 'react';
import type { CompiledNode, CompiledPage } from './compile-page';
import { messages } from './messages';
import { NodeSkeleton } from './node-skeleton';
import { useRuntime } from './storefront-context';
import { useEvents } from './use-events';
import { useResolvedProps } from './use-resolved-props';
import { useSlots } from './use-slots';
import { whenIdle } from './when-idle';
import type { WidgetComponent } from './widget-loader';

type Props = { readonly page: CompiledPage; readonly node: CompiledNode };

/** The widget of a node: at once where it is loaded, its skeleton while it comes. Throws to the boundary when it cannot come. */
export function WidgetView({ page, node }: Props) {
  const { widgets, broken } = useRuntime();
  const read = () => widgets.state(node.use);
  const state = useSyncExternalStore(widgets.subscribe, read, read);
  if (state.kind === 'unknown') return <UnknownWidget page={page} node={node} />;
  if (state.kind === 'failed') throw state.error;
  if (state.kind !== 'loaded') return <ComingWidget node={node} isAsked={state.kind !== 'idle'} />;
  const Drawn = broken.has(node.id) ? AfterHydration : LoadedWidget;
  return <Drawn page={page} node={node} Component={state.Component} />;
}

/** The skeleton of a widget whose code is asked for, at once or when the browser has nothing else to do. */
function ComingWidget({ node, isAsked }: { readonly node: CompiledNode; readonly isAsked: boolean }) {
  const { widgets } = useRuntime();
  useEffect(() => {
    if (isAsked) return;
    const load = () => void widgets.preload([node.use]);
    if (widgets.manifest(node.use)?.late) return whenIdle(load);
    load();
  }, [widgets, isAsked, node.use]);
  return <NodeSkeleton use={node.use} />;
}

type LoadedProps = Props & { readonly Component: WidgetComponent };

function LoadedWidget({ page, node, Component }: LoadedProps) {
  useRuntime().trace?.(node.id);
  const props = useResolvedProps(node);
  const { slots, slotItems } = useSlots(page, node);
  const { emit, has } = useEvents(node);
  return <Component nodeId={node.id} props={props} slots={slots} slotItems={slotItems} emit={emit} has={has} />;
}

/** A node that threw on the server starts as its skeleton here too, so that hydration agrees, and is tried after it. */
function AfterHydration(props: LoadedProps) {
  const isHydrating = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  return isHydrating ? <NodeSkeleton use={props.node.use} /> : <LoadedWidget {...props} />;
}

/** Visible for whoever edits config; nothing but a report for a player. */
function UnknownWidget({ page, node }: Props) {
  const { development, report } = useRuntime();
  const message = messages.unknownWidget(node.use, node.id);
  useEffect(() => {
    report({ kind: 'widget-unknown', node: node.id, layout: page.hash, message });
  }, [report, node.id, page.hash, message]);
  return development ? <p role="note">{message}</p> : null;
}
