import { type MouseEvent, useDeferredValue, useState } from 'react';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { IconButton } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import styles from './menu.module.css';

export default function Menu({ box, props, slots }: WidgetComponentProps<'shell.menu'>) {
  const [isOpen, setOpen] = useState(false);
  // The button reacts before a slow phone has drawn all entries.
  const isDrawn = useDeferredValue(isOpen);
  const { label, closeLabel = label, icon = 'menu' } = props;
  const close = () => setOpen(false);
  const closeAfterEntry = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-closes]') !== null) close();
  };
  return (
    <>
      <IconButton {...box} icon={icon} label={label} expanded={isOpen} onClick={() => setOpen(true)} />
      {isOpen && isDrawn && (
        <Dialog
          {...box}
          title={label}
          closeLabel={closeLabel}
          variant="panel"
          onClose={close}
          footer={
            slots.footer !== undefined && (
              // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: as below, for the sign-out
              <div className={styles.footer} onClick={closeAfterEntry}>
                {slots.footer}
              </div>
            )
          }
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the entries are buttons; this only closes after one */}
          <div className={styles.body} onClick={closeAfterEntry}>
            {slots.head}
            <div className={styles.entries}>{slots.entries}</div>
          </div>
        </Dialog>
      )}
    </>
  );
}
