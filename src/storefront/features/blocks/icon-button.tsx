import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { IconButton } from '@/storefront/ui/button';

export default function ActionIconButton({ box, props, emit, href }: WidgetComponentProps<'action.icon-button'>) {
  const t = useText();
  const { icon, label, badge = 0, dot } = props;
  const name = badge > 0 ? t('widget.badge', { label, count: badge }) : label;
  return (
    <IconButton
      {...box}
      icon={icon}
      label={name}
      badge={dot ? 0 : badge}
      dot={dot === true && badge > 0}
      href={href('tap')}
      onClick={() => emit('tap')}
    />
  );
}
