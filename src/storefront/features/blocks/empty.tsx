import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { EmptyState } from '@/storefront/ui/states/empty-state';

export default function Empty({ box, props, slots }: WidgetComponentProps<'state.empty'>) {
  return (
    <EmptyState {...box} icon={props.icon} title={props.title} text={props.text}>
      {slots.actions}
    </EmptyState>
  );
}
