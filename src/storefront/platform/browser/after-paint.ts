/** Milliseconds after which it is done without a frame: a document that nobody sees draws none. */
const unseenMs = 100;

/** Runs once the browser has drawn what has changed by now, in a task of its own. Gives a way to call it off. Browser only. */
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
