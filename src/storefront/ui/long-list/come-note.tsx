import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '../button';
import styles from './come-note.module.css';

type Props = {
  /** Rows that came on top of a list since its first page was read. */
  readonly count: number;
  /** Leads there. */
  readonly onShow: () => void;
};

/** Says on a later page what has come on top of the list, and leads there. */
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
