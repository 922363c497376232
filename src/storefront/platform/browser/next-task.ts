/** Yields, so that the browser can handle input and paint. */
export function nextTask(): Promise<void> {
  if ('scheduler' in window && typeof window.scheduler?.yield === 'function') return window.scheduler.yield();
  return new Promise((done) => setTimeout(done));
}
