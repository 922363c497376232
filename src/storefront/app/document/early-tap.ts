import { nextTask } from '@/storefront/platform/browser/next-task';

const tapProperty = 'liveryTap';
/** Milliseconds after which an early tap is not repeated: the player has looked elsewhere by then. */
const lifetimeMs = 8000;
/** Elements that get a mark in the frame after a tap, before the tap is handled. */
const controls = 'a[href]:not([target]), button[type="button"], button[type="submit"]';
/** What is not hydrated yet: everything until the frame is, then the islands that wait for their turn. */
const unhydrated = '#root:not([data-hydrated]), [data-island]:not([data-hydrated])';
/**
 * Milliseconds until the mark is painted, two frames. It is a timer, because Safari lets no page copy, share or open a
 * window in an animation frame.
 */
const twoFramesMs = 32;

/**
 * Repeats the last tap on a button before hydration, which the head script has noted. Call it once React listens;
 * React hydrates what the tap needs. A tap that sends a form waits for `whenHydrated`, until all fields are hydrated. A
 * button that is gone, or a tap that is too old, is ignored.
 */
export function repeatEarlyTap(view: Window, whenHydrated: Promise<void>): void {
  const tap: unknown = Reflect.get(view, tapProperty);
  Reflect.deleteProperty(view, tapProperty);
  if (typeof tap !== 'object' || tap === null || !('note' in tap) || !('button' in tap) || !('at' in tap)) return;
  const { note, button, at } = tap;
  if (isListener(note)) view.document.removeEventListener('click', note, true);
  // A link is followed by the browser itself, and its mark goes with the document.
  if (!(button instanceof HTMLButtonElement)) return;
  const repeatTap = () => {
    if ('hear' in tap && typeof tap.hear === 'function') tap.hear(null);
    if (!button.isConnected || typeof at !== 'number' || Date.now() - at >= lifetimeMs) return;
    button.click();
  };
  if (button.type === 'submit') void whenHydrated.then(nextTask).then(repeatTap);
  else repeatTap();
}

/**
 * If React hydrates the tapped part first, an answer takes tenths of a second on a slow phone. So the tapped element is
 * marked `data-heard`, and clicked again when the mark has been painted. A tap on what is hydrated stays the browser's
 * own event. Gives a function that stops this.
 */
export function markBeforeAnswer(view: Window): () => void {
  const { document } = view;
  let isRepeating = false;
  const repeatTap = (control: HTMLElement) => {
    control.removeAttribute('data-heard');
    isRepeating = true;
    if (control.isConnected) control.click();
    isRepeating = false;
  };
  const onClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    // The browser opens a tab or a window.
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    if (isRepeating || control === null || control.closest(unhydrated) === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The second tap of a double tap does nothing.
    if (control.hasAttribute('data-heard')) return;
    control.setAttribute('data-heard', '');
    setTimeout(repeatTap, twoFramesMs, control);
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

function isListener(value: unknown): value is EventListener {
  return typeof value === 'function';
}
