import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '@/storefront/platform/browser/focus-heading';
import type { Box } from '../box';
import { IconButton } from '../button';
import styles from './dialog.module.css';
import { ToastRegion } from './toast-region';
import { useLayer } from './use-layer';

type Props = Box & {
  readonly title: string;
  readonly closeLabel?: string | undefined;
  /** Without it the dialog stays until its content closes it: no close button, no Escape, no backdrop. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
  /** sheet: from the bottom. panel: from the end, full height. popup: in the middle. */
  readonly variant?: 'sheet' | 'panel' | 'popup' | undefined;
  /** Below the scrolling content. */
  readonly footer?: ReactNode;
  /** The heading is only for screen readers, since the content shows its own. */
  readonly plain?: boolean | undefined;
  /** For a dialog that opens by itself: it opens in a task of its own, so that a tap on the page is handled before. */
  readonly calm?: boolean | undefined;
  /** After a reload it opens again unchanged, so the reload takes nothing from the player. */
  readonly comesAgain?: boolean;
};

/** Milliseconds in which a new dialog's backdrop ignores taps. */
const deafMs = 350;

/** A modal dialog. Mounted means open. Escape, the backdrop and the close button all call `onClose`. */
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
  ...box
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const openedAt = useRef(0);
  useLayer(onClose, comesAgain);
  // A layout effect, so that it closes while the dialog is still in the page and the focus returns to its place.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    const open = () => {
      // Older browsers without modal dialogs show it in place.
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
      // Nothing had the focus before a dialog that opened by itself, so reading starts at the page's heading.
      if (calm && document.activeElement === document.body) focusHeading();
    };
  }, [calm]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; Escape is the keyboard's way
    <dialog
      {...box}
      ref={dialog}
      className={styles.dialog}
      data-variant={variant}
      aria-labelledby={heading}
      // React bubbles both events to a dialog around this one.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      // In some browsers a second Escape closes the dialog, whatever the first was answered with.
      onClose={({ target, currentTarget }) => {
        const isOwn = target === currentTarget && currentTarget.isConnected;
        if (onClose === undefined && isOwn) currentTarget.showModal();
      }}
      // The second tap of a double tap was meant for the button that opened it.
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

/**
 * While a dialog is open the page below does not scroll. With `:has()` in CSS each later change would restyle the whole
 * page.
 */
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
