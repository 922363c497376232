import { useStorefront } from '@/storefront/contract/hooks';
import { usePlainAddress } from '@/storefront/platform/gateway/encryption/use-plain-address';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Row } from '@/storefront/ui/row';
import { isAllowed } from '@/storefront/ui/safe/is-allowed';

export default function External({ box, props }: WidgetComponentProps<'nav.external'>) {
  const t = useText();
  const { merchant } = useStorefront();
  const { label, icon = 'globe', href, note } = props;
  const address = usePlainAddress(href);
  if (address === undefined || !isAllowed(address, merchant.links.hosts)) return null;
  return <Row {...box} label={label} name={`${label}, ${t('widget.newTab')}`} icon={icon} note={note} href={address} />;
}
