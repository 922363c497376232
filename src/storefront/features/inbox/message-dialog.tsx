import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { ServerHtml } from '@/storefront/ui/safe/server-html';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import type { Message } from './message';
import styles from './message-dialog.module.css';

type Props = { readonly message: Message; readonly onClose: () => void; readonly onDelete: () => void };

/** One whole message. */
export function MessageDialog({ message, onClose, onDelete }: Props) {
  const t = useText();
  const dates = useDates();
  const { title, html, date, sender } = message;
  return (
    <Dialog
      title={title}
      closeLabel={t('widget.close')}
      onClose={onClose}
      footer={
        <Button tone="danger" wide onClick={onDelete}>
          {t('widget.inbox.delete')}
        </Button>
      }
    >
      <p className={styles.when}>
        {date === '' ? '' : dates.text(date)}
        {sender !== undefined && <bdi>{sender}</bdi>}
      </p>
      <ServerHtml html={html} />
    </Dialog>
  );
}

/** Shown by a link to a message that no longer exists. */
export function MissingMessage({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t('widget.inbox.missing')} closeLabel={t('widget.close')} onClose={onClose} plain>
      <EmptyState icon="mail" title={t('widget.inbox.missing')} text={t('widget.inbox.missingNote')} />
    </Dialog>
  );
}
