import { useAction } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import styles from './security.module.css';

type Props = { readonly title: string; readonly onClose: () => void };

/** For a value that the member can set only once: names the service that can change it, with a link. */
export function FixedDialog({ title, onClose }: Props) {
  const t = useText();
  const run = useAction();
  return (
    <Dialog title={title} closeLabel={t('widget.close')} onClose={onClose}>
      <div className={styles.stack}>
        <p>{t('widget.security.fixed')}</p>
        <Button icon="headset" size="l" wide onClick={() => run({ do: 'openService' })}>
          {t('common.service')}
        </Button>
      </div>
    </Dialog>
  );
}
