import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './chosen-filters.module.css';

export type ChosenFilter = { readonly key: string; readonly name: string; readonly remove: () => void };

type Props = { readonly filters: readonly ChosenFilter[]; readonly onReset: () => void };

/** The active filters, each as a chip that removes it. With several, one more button removes all. */
export function ChosenFilters({ filters, onReset }: Props) {
  const t = useText();
  if (filters.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label={t('widget.games.chosen')}>
      {filters.map(({ key, name, remove }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('widget.games.remove', { name })}
            onClick={remove}
          >
            <span dir="auto">{name}</span>
            <Icon name="close" size="s" />
          </button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <button type="button" className={styles.chip} data-all onClick={onReset}>
            {t('widget.games.reset')}
          </button>
        </li>
      )}
    </ul>
  );
}
