import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Row } from '@/storefront/ui/row';

export default function Entry({ box, props, emit, href }: WidgetComponentProps<'nav.entry'>) {
  const t = useText();
  const { label, icon, note, badge = 0 } = props;
  const name = badge > 0 ? t('widget.badge', { label, count: badge }) : undefined;
  return (
    <Row
      {...box}
      label={label}
      name={name}
      icon={icon}
      note={note}
      badge={badge}
      to={href('tap')}
      onClick={() => emit('tap')}
    />
  );
}
