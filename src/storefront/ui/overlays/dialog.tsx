import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '@/storefront/platform/browser/focus-heading';
import { IconButton } from '../button';
import styles from './dialog.module.css';
import { ToastRegion } from './toast-region';
import { useLayer } from './use-layer';

type Props = {
  readonly title: string;
  readonly closeLabel?: string | undefined;
  /** Without it the dialog stays until its own content takes it away: no close button, no Escape, no backdrop. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
  /** sheet: from the bottom. panel: from the end, full height. popup: in the middle. */
  readonly variant?: 'sheet' | 'panel' | 'popup' | undefined;
  /** Below what scrolls. */
  readonly footer?: ReactNode;
  /** The heading stays for screen readers only, where the content brings its own. */
  readonly plain?: boolean | undefined;
  /** It comes by itself, so it has time: it opens in a task of its own, and a finger on the page is answered before. */
  readonly calm?: boolean | undefined;
  /** After a reload it opens again as it is, so a reload takes nothing from a player. */
  readonly comesAgain?: boolean;
};

/** Milliseconds in which a new dialog's backdrop takes no tap. */
const deafMs = 350;

/** A modal dialog. Mounted means open; Escape, the backdrop and the close button all ask to close. */
export function Dialog({
  title,
  closeLabel,
  onClose,
  children,
  variant = 'sheet',
  footer,
  plain,
  calm = false,
  comesAgain,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const openedAt = useRef(0);
  useLayer(onClose, comesAgain);
  // A layout effect: it is taken back while the dialog still stands in the page, so closing gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    const open = () => {
      // Older engines without modal dialogs still show it, in place.
      if (typeof element.showModal === 'function') element.showModal();
      else element.setAttribute('open', '');
      openedAt.current = Date.now();
      holdPage();
    };
    const timer = calm ? setTimeout(open) : undefined;
    if (!calm) open();
    return () => {
      clearTimeout(timer);
      if (typeof element.close === 'function') element.close();
      else element.removeAttribute('open');
      holdPage();
      // Nothing had the focus before a dialog that came by itself: the page is read from its head.
      if (calm && document.activeElement === document.body) focusHeading();
    };
  }, [calm]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; Escape is the keyboard's way
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-variant={variant}
      aria-labelledby={heading}
      // React hands both events up to a dialog that this one was opened from.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      // A second Escape closes some browsers' dialogs whatever was answered to the first.
      onClose={({ target, currentTarget }) => {
        const isOwn = target === currentTarget && currentTarget.isConnected;
        if (onClose === undefined && isOwn) currentTarget.showModal();
      }}
      // The second tap of a double tap was meant for what opened it.
      onClick={(event) => Date.now() - openedAt.current > deafMs && isBackdrop(event) && onClose?.()}
    >
      <div className={styles.head} data-plain={plain || undefined}>
        <h2 id={heading} className={plain ? 'sr-only' : styles.title}>
          {title}
        </h2>
        {onClose !== undefined && <IconButton icon="close" label={closeLabel ?? title} onClick={onClose} />}
      </div>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      <ToastRegion />
    </dialog>
  );
}

/** While a dialog is open the page below does not scroll. Asked for in CSS, `:has()` would have each later change restyle all of the page. */
function holdPage(): void {
  document.documentElement.toggleAttribute('data-dialog', document.querySelector('dialog[open]') !== null);
}

/** The dialog's own box is filled by its parts, so a click on the element itself is one on the backdrop. */
function isBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  const inside =
    event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  return !inside;
}
