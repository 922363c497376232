/** Longest wait for an idle moment, and the pause where a browser has no such event, in milliseconds. */
const idleTimeoutMs = 2000;
const pause = 200;

/** Runs once the document has loaded and the browser has nothing better to do. Gives a way to call it off. Browser only. */
export function whenIdle(action: () => void): () => void {
  const undo = { run: (): void => undefined };
  const wait = () => {
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(action, { timeout: idleTimeoutMs });
      undo.run = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(action, pause);
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
