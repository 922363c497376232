import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';

export default function ActionButton({ box, props, emit, href }: WidgetComponentProps<'action.button'>) {
  const { label, icon, tone, size, wide } = props;
  return (
    <Button {...box} icon={icon} tone={tone} size={size} wide={wide} href={href('tap')} onClick={() => emit('tap')}>
      {label}
    </Button>
  );
}
