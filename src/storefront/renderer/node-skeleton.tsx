import { useText } from '@/storefront/platform/languages/use-text';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import { useRenderer } from './renderer-context';

/** The box of a widget that is on its way, shaped as its manifest says. */
export function NodeSkeleton({ use }: { readonly use: string }) {
  const { widgets } = useRenderer();
  const text = useText();
  const kind = widgets.manifest(use)?.skeleton ?? 'line';
  return kind === 'none' ? null : <Skeleton kind={kind} label={text('widget.loading')} />;
}
