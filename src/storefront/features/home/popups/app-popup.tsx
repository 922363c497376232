import { useStorefront } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSeen } from '@/storefront/platform/session/use-seen';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import styles from './app-popup.module.css';
import { useQuietMoment } from './use-quiet-moment';

export default function AppPopup({ box, props, slots }: WidgetComponentProps<'home.app-popup'>) {
  const t = useText();
  const { brand } = useStorefront().merchant;
  const { title, text, later, delay = 6000 } = props;
  const { seen: wasSeen, mark: markSeen } = useSeen('app', 'session');
  const isShown = useQuietMoment(delay, wasSeen === false);
  if (!isShown) return null;
  return (
    <Dialog
      {...box}
      title={title}
      closeLabel={t('widget.close')}
      calm
      onClose={markSeen}
      footer={
        <Button tone="ghost" onClick={markSeen}>
          {later}
        </Button>
      }
    >
      <div className={styles.offer}>
        <img src={brand.icon} alt="" width={72} height={72} />
        {text !== undefined && <p>{text}</p>}
      </div>
      <div className={styles.options}>{slots.options}</div>
    </Dialog>
  );
}
