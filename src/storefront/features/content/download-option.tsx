import { useStorefront } from '@/storefront/contract/hooks';
import { usePlainAddress } from '@/storefront/platform/gateway/encryption/use-plain-address';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Icon } from '@/storefront/ui/icons/icon';
import { isAllowed } from '@/storefront/ui/safe/is-allowed';
import styles from './download-option.module.css';

/** Shows only where the download is of the kind that this entry is for. */
export default function DownloadOption({ box, props }: WidgetComponentProps<'content.download-option'>) {
  const t = useText();
  const { hosts } = useStorefront().merchant.links;
  const { type, only, label, icon = 'download', href, note } = props;
  const address = usePlainAddress(href);
  if (type !== only || address === undefined || !isAllowed(address, hosts)) return null;
  return (
    <a
      {...box}
      className={styles.option}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}, ${t('widget.newTab')}`}
    >
      <Icon name={icon} />
      <span className={styles.name}>
        {label}
        {note !== undefined && note !== '' && <span className={styles.note}>{note}</span>}
      </span>
    </a>
  );
}
