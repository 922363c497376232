import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './service-menu.module.css';
import { useClearPlace } from './use-clear-place';

export default function ServiceMenu({ box, props, slots }: WidgetComponentProps<'shell.service-menu'>) {
  const list = useId();
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const { brand } = useStorefront().merchant;
  const { label, icon } = props;
  useClearPlace(menu, open);
  useLeave(menu.current, open, () => setOpen(false));
  const closeAfterEntry = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button') !== null) setOpen(false);
  };
  return (
    <aside {...box} ref={menu} className={styles.menu} aria-label={label} data-open={open || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the entries are buttons and links; this only closes after one */}
      <div id={list} className={styles.entries} hidden={!open} onClick={closeAfterEntry}>
        {slots.entries}
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-label={label}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {icon === undefined ? <img src={brand.icon} alt="" width={32} height={32} /> : <Icon name={icon} />}
        <span className={styles.mark}>
          <Icon name={open ? 'close' : 'chat'} size="s" />
        </span>
      </button>
    </aside>
  );
}

/** Escape and a tap elsewhere close it. */
function useLeave(box: HTMLElement | null, open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && latest.current();
    const onPress = ({ target }: PointerEvent) =>
      target instanceof Node && box?.contains(target) !== true && latest.current();
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [box, open]);
}
