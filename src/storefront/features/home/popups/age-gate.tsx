import { useFormat } from '@/storefront/platform/languages/use-format';
import { useSeen } from '@/storefront/platform/session/use-seen';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import styles from './age-gate.module.css';

export default function AgeGate({ box, props, slots, emit }: WidgetComponentProps<'home.age-gate'>) {
  const { age = 18, title, text, confirm: confirmLabel, leave: leaveLabel } = props;
  const { digits } = useFormat();
  const { seen: wasSeen, mark: markSeen } = useSeen(`age-${age}`, 'device');
  if (wasSeen !== false) return null;
  const confirmAge = () => {
    markSeen();
    emit('confirm');
  };
  return (
    <Dialog
      {...box}
      title={title}
      variant="popup"
      comesAgain
      footer={
        <>
          <Button tone="secondary" onClick={() => emit('leave')}>
            {leaveLabel}
          </Button>
          <Button onClick={confirmAge}>{confirmLabel}</Button>
          {slots.links !== undefined && <div className={styles.links}>{slots.links}</div>}
        </>
      }
    >
      <div className={styles.gate}>
        <bdi className={styles.age} aria-hidden="true">
          {digits(`${age}+`)}
        </bdi>
        {text !== undefined && <p>{text}</p>}
      </div>
    </Dialog>
  );
}
