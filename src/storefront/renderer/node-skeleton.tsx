import type { Ref } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import type { Box } from '@/storefront/ui/box';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import { useRenderer } from './renderer-context';

type Props = {
  readonly use: string;
  readonly box: Box;
  readonly ref?: Ref<HTMLDivElement>;
  /** Whether the skeleton stands still, as long as the code of the widget is not requested. */
  readonly still?: boolean;
};

/** The placeholder of a widget that loads, in the shape that its manifest names. */
export function NodeSkeleton({ use, box, ref, still }: Props) {
  const { widgets } = useRenderer();
  const t = useText();
  const kind = widgets.manifest(use)?.skeleton ?? 'line';
  if (kind === 'none') return null;
  return <Skeleton {...box} ref={ref} kind={kind} label={t('widget.loading')} still={still} />;
}
