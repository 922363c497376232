import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { dismissToast, toastStore } from '@/storefront/ui/toast';

/** What jsdom lacks and our code meets: modal dialogs, media queries, observers, scrolling. */

// A busy machine may take its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 20_000 });

// Each file begins at the same moment, half past four in Dhaka, and its clock runs on from there: no test meets a midnight, the end of a month or
// the half hour at which every draw of the sandbox ends at once.
const { now } = Date;
const shift = Date.UTC(2026, 1, 3, 10, 30) - now();
Date.now = () => now() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, parts, type) => Reflect.construct(target, parts.length === 0 ? [target.now()] : parts, type),
});

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.current()) dismissToast(id);
  localStorage.clear();
  sessionStorage.clear();
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

Object.assign(window, {
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
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
