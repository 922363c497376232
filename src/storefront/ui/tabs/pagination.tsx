import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { IconButton } from '../button';
import { pagesToShow } from './pages-to-show';
import styles from './pagination.module.css';

type Props = {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly label: string;
  readonly onChoose: (page: number) => void;
  /** Pages shown at most, those at the ends apart. */
  readonly shown?: number;
};

/** Pages of a list by number: nothing for fewer than two, the ends always there, dots where some are left out. */
export function Pagination({ page, pages, label, onChoose, shown }: Props) {
  const t = useText();
  const format = useFormat();
  if (pages < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={label}>
      <span className={styles.before}>
        <IconButton
          icon="chevron"
          label={t('widget.pages.previous')}
          disabled={page <= 1}
          onClick={() => onChoose(page - 1)}
        />
      </span>
      <ol className={styles.pages}>
        {pagesToShow(page, pages, shown).map((entry) =>
          typeof entry === 'string' ? (
            <li key={entry} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <button
                type="button"
                className={styles.page}
                aria-label={t('widget.pages.page', { page: format.number(entry) })}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onChoose(entry)}
              >
                {format.number(entry)}
              </button>
            </li>
          ),
        )}
      </ol>
      <IconButton
        icon="chevron"
        label={t('widget.pages.next')}
        disabled={page >= pages}
        onClick={() => onChoose(page + 1)}
      />
    </nav>
  );
}
