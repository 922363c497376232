import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import styles from './order-view.module.css';

type Props = { readonly busy: boolean; readonly onGiveUp: () => void; readonly onClose: () => void };

/** Asks before a deposit is cancelled: after that, only the order number finds money that was already sent. */
export function GiveUpDialog({ busy, onGiveUp, onClose }: Props) {
  const t = useText();
  return (
    <Dialog
      title={t('widget.deposit.cancelAsk')}
      closeLabel={t('widget.deposit.keep')}
      onClose={onClose}
      footer={
        <div className={styles.answers}>
          <Button wide onClick={onClose}>
            {t('widget.deposit.keep')}
          </Button>
          <Button tone="danger" wide busy={busy} onClick={onGiveUp}>
            {t('widget.deposit.cancel')}
          </Button>
        </div>
      }
    >
      <p>{t('widget.deposit.cancelNote')}</p>
    </Dialog>
  );
}
