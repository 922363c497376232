import { FormAlert } from '@/storefront/forms/form-alert';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import styles from './break.module.css';
import type { Break } from './breaks';

type Props = {
  readonly span: string;
  readonly kind: Break['kind'];
  readonly busy: boolean;
  readonly refusal: string | undefined;
  readonly onBegin: () => void;
  readonly onClose: () => void;
};

/** Asks for confirmation, since a break cannot be undone. "Stay" comes first, where a hurried tap falls. */
export function BreakDialog({ span, kind, busy, refusal, onBegin, onClose }: Props) {
  const t = useText();
  return (
    <Dialog
      title={`${t(`widget.safer.${kind}`)} · ${span}`}
      closeLabel={t('widget.close')}
      onClose={busy ? undefined : onClose}
      variant="popup"
    >
      <div className={styles.choice}>
        <p>{t('widget.safer.ask')}</p>
        <FormAlert problems={[refusal]} />
        <Button tone="secondary" wide disabled={busy} onClick={onClose}>
          {t('widget.safer.keep')}
        </Button>
        <Button tone="danger" wide busy={busy} onClick={onBegin}>
          {t('widget.safer.sure')}
        </Button>
      </div>
    </Dialog>
  );
}
