/** Milliseconds from finding a version to offering it (APP-18). */
export const waitingDelay = 200;
/** A page checks for a new version at most once in this many milliseconds (APP-18). */
export const updateWindow = 60_000;
/**
 * Milliseconds after which an accepted version is loaded anyway: the old worker may be busy, and documents come from
 * the network.
 */
export const updateTimeoutMs = 3000;

/** A page's view of its service worker. */
export type Updates = {
  /** Checks for a new version, unless that was done within the last 60 s. */
  readonly check: () => void;
  /** Activates the waiting version. One that another tab has activated already counts as accepted at once. */
  readonly accept: () => void;
};

type Options = {
  readonly registration: ServiceWorkerRegistration;
  readonly container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  /** A version has been waiting for 200 ms. */
  readonly onWaiting: () => unknown;
  /** The accepted version runs. */
  readonly onAccepted: () => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
};

/** Follows a registration: reports a waiting version, and activates it only when asked to. */
export function followUpdates({ registration, container, onWaiting, onAccepted, now }: Options): Updates {
  let checkedAt = now();
  let isAccepted = false;
  const offerLater = (worker: ServiceWorker) =>
    setTimeout(() => {
      // Without an active version this is the first one, and it interrupts nobody.
      if (registration.waiting === worker && registration.active !== null) onWaiting();
    }, waitingDelay);
  const followWorker = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offerLater(worker));
  followWorker(registration.installing);
  registration.addEventListener('updatefound', () => followWorker(registration.installing));
  if (registration.waiting !== null) offerLater(registration.waiting);
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
      if (registration.waiting === null) return onAccepted();
      isAccepted = true;
      registration.waiting.postMessage({ type: 'take-over' });
      setTimeout(finish, updateTimeoutMs);
    },
  };
}
