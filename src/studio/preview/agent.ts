// Stands in each document of a frame: tells the studio where it is, and does what the studio asks.
import type { FromFrame, ToFrame } from '../contract';
import { createMarker } from './marker';
import { showMode, showType } from './modes';
import { nodeOf } from './nodes';
import { createSeeker } from './seek';

/** The server replaces this by the studio's origin. */
const studio = '__STUDIO_ORIGIN__';
const marker = createMarker(document);
let isPicking = false;

const send = (message: FromFrame) => parent.postMessage(message, studio);
const seeker = createSeeker({ document, marker, tell: (isSeen) => send({ kind: 'marked', isSeen }) });

function handleMessage({ origin, source, data }: MessageEvent): void {
  if (origin !== studio || source !== parent) return;
  const message: ToFrame = data;
  switch (message.kind) {
    case 'look':
      showMode(message.mode, document);
      showType(message.type, document);
      // Other looks of the page leave the mark of the picked node.
      if (isPicking && !message.isPicking) marker.clear();
      isPicking = message.isPicking;
      break;
    case 'mark':
      seeker.seek(message);
      break;
    case 'unmark':
      seeker.stop();
      break;
    case 'go':
      location.assign(message.path);
  }
}

/** While somebody picks, a tap does nothing else. */
function handlePointer(event: Event): void {
  if (!isPicking) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const found = event.target instanceof Element ? nodeOf(event.target) : undefined;
  if (found === undefined) return;
  if (event.type === 'pointermove') marker.mark(found.element, found.node);
  if (event.type === 'click') send({ kind: 'picked', page: found.page, node: found.node });
}

function handleKey(event: KeyboardEvent): void {
  if (!isPicking || event.key !== 'Escape') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  send({ kind: 'escape' });
}

let told = '';
function tellPlace(): void {
  const pages = [...document.querySelectorAll<HTMLElement>('[data-page]')];
  const page = pages.at(-1)?.dataset.page ?? '';
  const path = location.pathname + location.search;
  const now = `${path} ${page}`;
  if (now === told) return;
  told = now;
  send({ kind: 'at', path, page, hasFocus: document.hasFocus() });
}

if (parent !== window) {
  // A phone has no scroll bars beside the page.
  document.documentElement.style.scrollbarWidth = 'none';
  addEventListener('message', handleMessage);
  for (const type of [
    'pointerdown',
    'pointerup',
    'pointermove',
    'mousedown',
    'mouseup',
    'touchstart',
    'touchend',
    'click',
  ])
    addEventListener(type, handlePointer, { capture: true, passive: false });
  addEventListener('keydown', handleKey, { capture: true });
  send({ kind: 'ready' });
  // Polls: the storefront goes to another page without a new document, and tells nobody.
  setInterval(() => {
    tellPlace();
    if (!isPicking) seeker.look();
  }, 300);
}
