/** Longest wait for an idle moment. */
const idleTimeoutMs = 2000;
/** The wait in browsers without `requestIdleCallback`. */
const pauseMs = 200;

/** Runs when the document has loaded and the browser is idle. Gives a function that cancels. Browser only. */
export function whenIdle(action: () => void): () => void {
  const undo = { run: (): void => undefined };
  const wait = () => {
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(action, { timeout: idleTimeoutMs });
      undo.run = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(action, pauseMs);
      undo.run = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    undo.run = () => window.removeEventListener('load', wait);
  }
  return () => undo.run();
}

/** Events of visitors who stay. Those who leave at once download nothing ahead. */
const inputEvents = ['pointerdown', 'keydown', 'scroll'] as const;

/** Runs in an idle moment after the visitor's first input. Gives a function that cancels. Browser only. */
export function whenUsed(action: () => void, view: EventTarget = window): () => void {
  const cancelController = new AbortController();
  const { signal } = cancelController;
  const inputController = new AbortController();
  const onFirstInput = () => {
    inputController.abort();
    signal.addEventListener('abort', whenIdle(action), { once: true });
  };
  signal.addEventListener('abort', () => inputController.abort(), { once: true });
  for (const eventName of inputEvents) {
    view.addEventListener(eventName, onFirstInput, { capture: true, passive: true, signal: inputController.signal });
  }
  return () => cancelController.abort();
}
