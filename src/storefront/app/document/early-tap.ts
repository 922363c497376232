const name = 'liveryTap';
/** Milliseconds after which a tap is no longer meant: whoever waited so long has looked elsewhere. */
const lifetimeMs = 8000;

/**
 * Taps once more the button that was tapped last before the browser took the page over: the head script has noted it, and nobody heard it.
 * Call it when listeners stand; React first takes over what the tap needs. What has gone, or was tapped too long ago, stays untapped.
 */
export function repeatEarlyTap(view: Window): void {
  const tap: unknown = Reflect.get(view, name);
  Reflect.deleteProperty(view, name);
  if (typeof tap !== 'object' || tap === null || !('note' in tap) || !('button' in tap) || !('at' in tap)) return;
  const { note, button, at } = tap;
  if (isListener(note)) view.document.removeEventListener('click', note, true);
  if (!(button instanceof HTMLButtonElement) || !button.isConnected) return;
  if (typeof at === 'number' && Date.now() - at < lifetimeMs) button.click();
}

function isListener(value: unknown): value is EventListener {
  return typeof value === 'function';
}
