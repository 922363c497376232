import { useStorefront } from '@/storefront/contract/hooks';
import { usePlainAddress } from '@/storefront/platform/gateway/encryption/use-plain-address';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Icon } from '@/storefront/ui/icons/icon';
import { isAllowed } from '@/storefront/ui/safe/is-allowed';
import styles from './service-pill.module.css';

const social = ['FACEBOOK', 'TELEGRAM', 'TELEGRAM1', 'TELEGRAM2', 'TELEGRAM3', 'WHATSAPP'];

export default function ServiceLink({ box, props }: WidgetComponentProps<'shell.service-link'>) {
  const t = useText();
  const { hosts } = useStorefront().merchant.links;
  const { type = '', types = social, label, icon = 'chat', href } = props;
  const address = usePlainAddress(href);
  if (!types.includes(type) || address === undefined || !isAllowed(address, hosts)) return null;
  return (
    <a
      {...box}
      className={styles.pill}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}, ${t('widget.newTab')}`}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </a>
  );
}
