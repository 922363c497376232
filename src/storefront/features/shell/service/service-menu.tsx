import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { whenUsed } from '@/storefront/platform/browser/when-idle';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './service-menu.module.css';
import { useClearPlace } from './use-clear-place';

export default function ServiceMenu({ box, props, slots }: WidgetComponentProps<'shell.service-menu'>) {
  const listId = useId();
  const menuRef = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Entries may load code for encrypted addresses, which a visitor who only looks does not need.
  const [isPageUsed, setPageUsed] = useState(false);
  const { brand } = useStorefront().merchant;
  const { label, icon } = props;
  useEffect(() => whenUsed(() => setPageUsed(true)), []);
  useClearPlace(menuRef, isOpen);
  useCloseOnLeave(menuRef.current, isOpen, () => setOpen(false));
  const closeAfterEntry = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button') !== null) setOpen(false);
  };
  return (
    <aside {...box} ref={menuRef} className={styles.menu} aria-label={label} data-open={isOpen || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the entries are buttons and links; this only closes after one */}
      <div id={listId} className={styles.entries} hidden={!isOpen} onClick={closeAfterEntry}>
        {(isPageUsed || isOpen) && slots.entries}
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {icon === undefined ? <img src={brand.icon} alt="" width={32} height={32} /> : <Icon name={icon} />}
        <span className={styles.mark}>
          <Icon name={isOpen ? 'close' : 'chat'} size="s" />
        </span>
      </button>
    </aside>
  );
}

/** Closes the menu at Escape and at a tap elsewhere. */
function useCloseOnLeave(box: HTMLElement | null, isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && latest.current();
    const onPress = ({ target }: PointerEvent) =>
      target instanceof Node && box?.contains(target) !== true && latest.current();
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [box, isOpen]);
}
