/** Milliseconds after which a version that was found, and still waits, is told of (APP-18). */
export const waitingDelay = 200;
/** Milliseconds in which a page asks for a new version once at most (APP-18). */
export const updateWindow = 60_000;
/** Milliseconds after which an accepted version is taken as it is: the old worker may still be busy, and documents come from the network. */
export const updateTimeoutMs = 3000;

/** What a page sees of its service worker. */
export type Updates = {
  /** Asks the server for a new version, unless that was done within the last 60 s. */
  readonly check: () => void;
  /** Lets the waiting version take over; nothing happens without one. */
  readonly accept: () => void;
};

type Options = {
  readonly registration: ServiceWorkerRegistration;
  readonly container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  /** A version waits: 200 ms after it was found whole. */
  readonly onWaiting: () => unknown;
  /** The version that was accepted runs. */
  readonly onAccepted: () => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
};

/** Follows a registration: tells of a version that waits, and lets it run only when asked to. */
export function followUpdates({ registration, container, onWaiting, onAccepted, now }: Options): Updates {
  let checkedAt = now();
  let isAccepted = false;
  const tellOf = (worker: ServiceWorker) =>
    setTimeout(() => {
      // Without an active version this is the first one: it takes nothing away from anybody.
      if (registration.waiting === worker && registration.active !== null) onWaiting();
    }, waitingDelay);
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && tellOf(worker));
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  if (registration.waiting !== null) tellOf(registration.waiting);
  const finish = () => {
    if (!isAccepted) return;
    isAccepted = false;
    onAccepted();
  };
  container.addEventListener('controllerchange', finish);
  return {
    check: () => {
      if (now() - checkedAt < updateWindow) return;
      checkedAt = now();
      registration.update().catch(() => undefined); // Offline: asked again later.
    },
    accept: () => {
      if (registration.waiting === null) return;
      isAccepted = true;
      registration.waiting.postMessage({ type: 'take-over' });
      setTimeout(finish, updateTimeoutMs);
    },
  };
}
