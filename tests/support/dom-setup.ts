import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { dismissToast, holdToasts, toastStore } from '@/storefront/ui/overlays/toast';
import { endFile, endTest } from './at-end';
import { startClock } from './clock';
import { keepComputedStyles } from './computed-style';
import { putBack, rememberGlobals } from './own-globals';
import { forgetOwnerStacks } from './owner-stacks';
import { patient } from './patience';
import { takeSeed } from './seed';
import { dropStorageListeners } from './storage-listeners';
import { waitAsLongAsNeeded } from './wait-for';

/** What jsdom lacks and our code meets: modal dialogs, media queries, observers, scrolling. */

// As many signs of the document stand in a failure: the usual 7,000 fill four screens.
process.env.DEBUG_PRINT_LIMIT ??= '2500';

const { getElementError: withDocument } = getConfig();

// What never comes fails all the same.
configure({ asyncUtilTimeout: patient(20_000), getElementError: elementError });

/** What is still waited for says why at every look, and with the whole document only when its time is up. */
function elementError(message: string | null, container: Element): Error {
  const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  if (!isWaiting) return withDocument(message, container);
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}

startClock();
await takeSeed();
waitAsLongAsNeeded();
keepComputedStyles();
forgetOwnerStacks();

// However slow the machine is, a toast shows until its test has looked at it.
beforeEach(() => holdToasts(true));

afterEach(async () => {
  await endTest();
  cleanup();
  dropStorageListeners();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-session');
  for (const { id } of toastStore.current()) dismissToast(id);
  localStorage.clear();
  sessionStorage.clear();
});

// The next file has the same document and the same modules: it finds them as this one did.
afterAll(async () => {
  // A module that is still on its way when a file ends would be missing in the next one.
  await vi.dynamicImportSettled();
  await endFile();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  putBack(globals);
  window.history.replaceState(null, '', '/');
});

const { prototype: dialog } = HTMLDialogElement;

function open(this: HTMLDialogElement): void {
  this.setAttribute('open', '');
  const first = this.querySelector<HTMLElement>('[autofocus], button, a[href], input, [tabindex]');
  (first ?? this).focus();
}

function close(this: HTMLDialogElement): void {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
}

if (typeof dialog.showModal !== 'function') Object.assign(dialog, { show: open, showModal: open, close });

const nothing = () => undefined;

/** An observer that never sees anything. */
function NoObserver() {
  return { observe: nothing, unobserve: nothing, disconnect: nothing, takeRecords: () => [] };
}

/** An observer to which everything is on the screen. */
function SeeingObserver(told: IntersectionObserverCallback) {
  const observer: IntersectionObserver = {
    ...{ root: null, rootMargin: '', scrollMargin: '', thresholds: [], unobserve: nothing, disconnect: nothing },
    takeRecords: () => [],
    observe: (target) => {
      const rect = target.getBoundingClientRect();
      const where = { boundingClientRect: rect, intersectionRect: rect, rootBounds: null, intersectionRatio: 1 };
      queueMicrotask(() => told([{ ...where, target, time: 0, isIntersecting: true }], observer));
    },
  };
  return observer;
}

Object.assign(window, {
  ResizeObserver: NoObserver,
  IntersectionObserver: SeeingObserver,
  scrollTo: () => undefined,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }),
});
Element.prototype.scrollIntoView = () => undefined;

// Who waits for the next task or frame waits for that, also where a test has the clock. The frames of jsdom need an
// interval: one that is asked for while a test has intervals would never come, nor any after it in the same process.
const { setTimeout: later, clearTimeout: cancelLater } = window;
Object.assign(window, {
  scheduler: { yield: () => new Promise<void>((done) => later(done)) },
  requestAnimationFrame: (draw: FrameRequestCallback) => later(() => draw(performance.now()), 1000 / 60),
  cancelAnimationFrame: cancelLater,
});

const globals = rememberGlobals();
