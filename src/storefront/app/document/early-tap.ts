import { nextTask } from '@/storefront/platform/browser/next-task';

const name = 'liveryTap';
/** Milliseconds after which a tap is no longer meant: whoever waited so long has looked elsewhere. */
const lifetimeMs = 8000;
/** What is marked in the frame after a tap, before its answer is worked out. */
const controls = 'a[href]:not([target]), button[type="button"], button[type="submit"]';
/** Milliseconds in which a screen draws the mark, two frames. A timer, as Safari lets no page copy, share or open a window from a frame after a tap. */
const untilDrawn = 32;

/**
 * Taps once more the button that was tapped last before the browser took the page over: the head script has noted it, and nobody heard it.
 * Call it when listeners stand; React first takes over what the tap needs. One that sends a form waits for `over`, when all of its fields are taken
 * over. What has gone, or was tapped too long ago, stays untapped.
 */
export function repeatEarlyTap(view: Window, over: Promise<void>): void {
  const tap: unknown = Reflect.get(view, name);
  Reflect.deleteProperty(view, name);
  if (typeof tap !== 'object' || tap === null || !('note' in tap) || !('button' in tap) || !('at' in tap)) return;
  const { note, button, at } = tap;
  if (isListener(note)) view.document.removeEventListener('click', note, true);
  // A link leads to the next document by itself: its mark goes with this one.
  if (!(button instanceof HTMLButtonElement)) return;
  const repeat = () => {
    if ('hear' in tap && typeof tap.hear === 'function') tap.hear(null);
    if (!button.isConnected || typeof at !== 'number' || Date.now() - at >= lifetimeMs) return;
    button.click();
  };
  if (button.type === 'submit') void over.then(nextTask).then(repeat);
  else repeat();
}

/**
 * While a page is busy with its start, and React hydrates what is tapped before it answers, an answer takes tenths of a second on a slow phone. So
 * what is tapped is marked `data-heard` first, and tapped once more when that has been painted. Gives a way to end it.
 */
export function markBeforeAnswer(view: Window): () => void {
  const { document } = view;
  let isRepeating = false;
  const repeat = (control: HTMLElement) => {
    control.removeAttribute('data-heard');
    isRepeating = true;
    if (control.isConnected) control.click();
    isRepeating = false;
  };
  const onClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    if (control === null || isRepeating || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The second tap of a double tap asks for nothing more.
    if (control.hasAttribute('data-heard')) return;
    control.setAttribute('data-heard', '');
    setTimeout(repeat, untilDrawn, control);
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

function isListener(value: unknown): value is EventListener {
  return typeof value === 'function';
}
