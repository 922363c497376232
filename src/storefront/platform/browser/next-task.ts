/** Lets the browser answer to fingers and paint before what follows. */
export function nextTask(): Promise<void> {
  if ('scheduler' in window && typeof window.scheduler?.yield === 'function') return window.scheduler.yield();
  return new Promise((done) => setTimeout(done));
}
