import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { useDeparture } from './use-departure';

export default function Social({ box, props }: WidgetComponentProps<'auth.social'>) {
  const { channel = 'google', label, name = label, icon = channel } = props;
  const { busy, leave } = useDeparture(channel);
  return (
    <Button {...box} tone="secondary" icon={icon} label={name} busy={busy} onClick={leave}>
      {label}
    </Button>
  );
}
