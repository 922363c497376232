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
  /** At most this many pages are shown, the first and the last among them. */
  readonly shown?: number;
};

/** Page numbers of a list: nothing for fewer than two pages, always both ends, dots for gaps. */
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
