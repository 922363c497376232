import type { Ref } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import { useRenderer } from './renderer-context';

type Props = {
  readonly use: string;
  readonly box?: Ref<HTMLDivElement>;
  /** Nobody has asked for its code yet. */
  readonly still?: boolean;
};

/** The box of a widget that is on its way, shaped as its manifest says. */
export function NodeSkeleton({ use, box, still }: Props) {
  const { widgets } = useRenderer();
  const text = useText();
  const kind = widgets.manifest(use)?.skeleton ?? 'line';
  if (kind === 'none') return null;
  return <Skeleton ref={box} kind={kind} label={text('widget.loading')} still={still} />;
}
