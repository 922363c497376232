import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '@/storefront/platform/browser/focus-heading';
import type { Box } from '../box';
import { IconButton } from '../button';
import styles from './dialog.module.css';
import { ToastRegion } from './toast-region';
import { useLayer } from './use-layer';

type Props = Box & {
  readonly title: string;
  readonly closeLabel?: string | undefined;
  /** Without it the player cannot close the dialog, only its content can: no close button, no Escape, no backdrop. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
  /** sheet: from the bottom. panel: from the end, full height. popup: in the middle. */
  readonly variant?: 'sheet' | 'panel' | 'popup' | undefined;
  /** Below the scrolling content. */
  readonly footer?: ReactNode;
  /** The heading is for screen readers only, since the content shows its own. */
  readonly plain?: boolean | undefined;
  /** For a dialog that opens by itself: it opens in a later task, so that a tap on the page is handled before. */
  readonly calm?: boolean | undefined;
  /** After a reload it opens again unchanged, so the player loses nothing by a reload. */
  readonly comesAgain?: boolean;
};

/** Milliseconds in which the backdrop of a new dialog ignores taps. */
const ignoreTapsMs = 350;

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
  const headingId = useId();
  const openedAt = useRef(0);
  useLayer(onClose, comesAgain);
  // A layout effect: it closes while the dialog is still in the page, so that the focus returns to its place.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    const open = () => {
      // Older browsers without modal dialogs show it in place.
      if (typeof element.showModal === 'function') element.showModal();
      else element.setAttribute('open', '');
      openedAt.current = performance.now();
      lockPageScroll();
    };
    const timer = calm ? setTimeout(open) : undefined;
    if (!calm) open();
    return () => {
      clearTimeout(timer);
      if (typeof element.close === 'function') element.close();
      else element.removeAttribute('open');
      lockPageScroll();
    };
  }, [calm]);
  // Runs after the dialog has left the page. The body has the focus if the element that had it before is gone, or if
  // there was none.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusHeading();
    },
    [],
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; Escape is the keyboard's way
    <dialog
      {...box}
      ref={dialog}
      className={styles.dialog}
      data-variant={variant}
      aria-labelledby={headingId}
      // React bubbles both events to a dialog that contains this one.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      // In some browsers a second Escape closes the dialog, even if the first was prevented. Without `onClose` it
      // opens again.
      onClose={({ target, currentTarget }) => {
        const isOwn = target === currentTarget && currentTarget.isConnected;
        if (onClose === undefined && isOwn) currentTarget.showModal();
      }}
      // The second tap of a double tap was meant for the button that opened the dialog. A slow phone handles it late.
      onClick={(event) => event.timeStamp - openedAt.current > ignoreTapsMs && isBackdrop(event) && onClose?.()}
    >
      <div className={styles.head} data-plain={plain || undefined}>
        <h2 id={headingId} className={plain ? 'sr-only' : styles.title}>
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
 * While a dialog is open the page below does not scroll. Not with `:has()` in CSS: each later change would restyle the
 * whole page.
 */
function lockPageScroll(): void {
  document.documentElement.toggleAttribute('data-dialog', document.querySelector('dialog[open]') !== null);
}

/** The dialog's content fills its box, so a click on the dialog element itself is on the backdrop. */
function isBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  const isInside =
    event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  return !isInside;
}
