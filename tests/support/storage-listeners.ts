const { addEventListener } = window;
const heard: EventListenerOrEventListenerObject[] = [];

/**
 * All tests of a worker have one window. The storefront of an earlier test would hear the session that a later one
 * stores, ask its own platform about it, be refused, and end it for all.
 */
window.addEventListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
) => {
  if (type === 'storage') heard.push(listener);
  addEventListener.call(window, type, listener, options);
};

export function dropStorageListeners(): void {
  for (const listener of heard.splice(0)) window.removeEventListener('storage', listener);
}
