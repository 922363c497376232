import { useText } from '@/storefront/platform/languages/use-text';
import { LongList } from '@/storefront/ui/long-list/long-list';
import { Picture } from '@/storefront/ui/picture';
import { Tap } from '@/storefront/ui/tap';
import type { VendorCard } from '../categories/categories';
import styles from './vendor-grid.module.css';
import { vendorName } from './vendor-name';

type Props = {
  readonly vendors: readonly VendorCard[];
  readonly label: string;
  readonly hrefOf: (vendor: VendorCard) => string | undefined;
  readonly onOpen: (vendor: VendorCard) => void;
};

export function VendorGrid({ vendors, label, hrefOf, onOpen }: Props) {
  const t = useText();
  const fewClass = [undefined, styles.single, styles.two][vendors.length];
  return (
    <LongList
      rows={vendors}
      className={fewClass === undefined ? styles.grid : `${styles.grid} ${fewClass}`}
      label={label}
    >
      {(vendor, place) => {
        const name = vendorName(vendor);
        return (
          <li key={vendor.vassalage} {...place}>
            <Tap
              className={styles.vendor}
              aria-label={t('widget.games.vendor', { name })}
              href={hrefOf(vendor)}
              onTap={() => onOpen(vendor)}
            >
              <span className={styles.figure}>
                <Picture src={vendorPicture(vendor)} alt="" name={name} width={160} height={90} mark="word" />
              </span>
              <span className={styles.name}>{name}</span>
            </Tap>
          </li>
        );
      }}
    </LongList>
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
