import { useText } from '@/storefront/platform/languages/use-text';
import { Button, IconButton } from '@/storefront/ui/button';
import styles from './unanswered.module.css';

type Props = {
  readonly backLabel: string;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  /** Called when the player says that the game is visible. */
  readonly onClose: () => void;
};

/** A note below a game whose server seems not to answer. It does not cover the game, and can be closed. */
export function Unanswered({ backLabel, onBack, onRetry, onClose }: Props) {
  const t = useText();
  return (
    <div className={styles.card} role="alert">
      <div className={styles.head}>
        <p className={styles.title}>{t('widget.game.unanswered')}</p>
        <IconButton icon="close" label={t('widget.close')} onClick={onClose} />
      </div>
      <p>{t('widget.game.unansweredNote')}</p>
      <div className={styles.actions}>
        <Button icon="refresh" onClick={onRetry}>
          {t('widget.retry')}
        </Button>
        <Button tone="secondary" icon="back" onClick={onBack}>
          {backLabel}
        </Button>
      </div>
    </div>
  );
}
