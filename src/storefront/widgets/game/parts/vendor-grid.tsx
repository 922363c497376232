import { useText } from '@/storefront/i18n/use-text';
import { Picture } from '@/storefront/ui/picture';
import type { VendorCard } from './categories';
import styles from './vendor-grid.module.css';

type Props = {
  readonly vendors: readonly VendorCard[];
  readonly label: string;
  readonly onOpen: (vendor: VendorCard) => void;
};

export function VendorGrid({ vendors, label, onOpen }: Props) {
  const t = useText();
  return (
    <ul className={styles.grid} aria-label={label}>
      {vendors.map((vendor) => {
        const name = vendorName(vendor);
        return (
          <li key={vendor.vassalage}>
            <button
              type="button"
              className={styles.vendor}
              aria-label={t('widget.games.vendor', { name })}
              onClick={() => onOpen(vendor)}
            >
              <span className={styles.figure}>
                <Picture src={vendorPicture(vendor)} alt="" name={name} width={160} height={90} mark="word" />
              </span>
              <span className={styles.name}>{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function vendorName({ displayName, accountTypeName, title, vassalage }: VendorCard): string {
  return (
    [displayName, accountTypeName, title].find((name) => typeof name === 'string' && name.trim() !== '') ?? vassalage
  );
}

function vendorPicture({
  mobileLargeIcon,
  lagerIcon,
  mobileSmallIcon,
  h5Icon,
  smallIcon,
}: VendorCard): string | undefined {
  return (
    [mobileLargeIcon, lagerIcon, mobileSmallIcon, h5Icon, smallIcon].find(
      (url) => typeof url === 'string' && url !== '',
    ) ?? undefined
  );
}
