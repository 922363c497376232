import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '../button';
import styles from './come-note.module.css';

type Props = {
  /** Number of rows that are new at the top of the list since its first page was read. */
  readonly count: number;
  /** Goes to the first page. */
  readonly onShow: () => void;
};

/** Shown on later pages: says how many rows are new at the top, and leads there. */
export function ComeNote({ count, onShow }: Props) {
  const t = useText();
  const format = useFormat();
  if (count === 0) return null;
  return (
    <div className={styles.come} role="status">
      <p>{t('widget.pages.come', { count: format.number(count) })}</p>
      <Button tone="secondary" size="s" onClick={onShow}>
        {t('widget.pages.showCome')}
      </Button>
    </div>
  );
}
