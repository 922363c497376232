/** Milliseconds after which the action runs without a frame, since a hidden document draws none. */
const unseenMs = 100;

/**
 * Runs in a task of its own after the browser has painted the current changes. Gives a function that cancels. Browser
 * only.
 */
export function afterPaint(action: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    action();
  }, unseenMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
