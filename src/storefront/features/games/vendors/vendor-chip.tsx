import { Picture } from '@/storefront/ui/picture';
import styles from './vendor-chip.module.css';

export type Chip = {
  readonly key: string;
  readonly name: string;
  /** Logo in place of the name. */
  readonly picture?: { readonly src: string | undefined };
  /** Whether the list is filtered by it; undefined if it is not a filter. */
  readonly isChosen?: boolean;
  readonly onTap: () => void;
};

export function VendorChip({ chip: { name, picture, isChosen, onTap } }: { readonly chip: Chip }) {
  return (
    <button type="button" className={styles.chip} aria-label={picture && name} aria-pressed={isChosen} onClick={onTap}>
      {picture === undefined ? (
        name
      ) : (
        <span className={styles.logo}>
          <Picture src={picture.src} alt="" name={name} width={72} height={36} fit="contain" mark="word" />
        </span>
      )}
    </button>
  );
}
