import { prefersStill } from '@/storefront/platform/browser/prefers-still';
import { transitionTime } from './page-transition';

/** Pixels of a swipe that goes back (APP-06). */
export const swipeDistance = 100;
/** Pixels from the screen's edge in which a swipe begins. */
const edgePx = 40;
/** Pixels that a finger may move before its direction counts. */
const slackPx = 12;

type Options = {
  readonly view: Window;
  /** False if the page has no way back: it then stays in place. */
  readonly hasBack: () => boolean;
  readonly onBack: () => void;
};
type Swipe = { readonly x: number; readonly y: number; readonly main: HTMLElement | null };

/**
 * Goes back when a finger moves 100 px inwards from the edge where lines begin. The page follows the finger, unless
 * reduced motion is set. Elements that scroll sideways keep their own swipe, and so does an open dialog. iOS has this
 * gesture itself.
 */
export function startSwipeBack({ view, hasBack, onBack }: Options): void {
  const { document: page } = view;
  const direction = () => (page.documentElement.dir === 'rtl' ? -1 : 1);
  let swipe: Swipe | undefined;
  const distanceOf = ({ clientX, clientY }: Touch, { x, y }: Swipe) => ({
    inwards: (clientX - x) * direction(),
    aside: Math.abs(clientY - y),
  });
  const endSwipe = () => {
    slideBack(swipe?.main ?? null);
    swipe = undefined;
  };
  page.addEventListener(
    'touchstart',
    (event) => {
      const touch = event.touches[0];
      endSwipe(); // A second finger ends the swipe of the first.
      if (touch === undefined || event.touches.length > 1 || !hasBack() || !isFree(event.target)) return;
      const fromEdge = direction() === 1 ? touch.clientX : view.innerWidth - touch.clientX;
      if (fromEdge <= edgePx) swipe = { x: touch.clientX, y: touch.clientY, main: page.querySelector('main') };
    },
    { passive: true },
  );
  page.addEventListener(
    'touchmove',
    ({ touches: [touch] }) => {
      if (touch === undefined || swipe === undefined) return;
      const { inwards, aside } = distanceOf(touch, swipe);
      if (aside > Math.max(inwards, slackPx)) return endSwipe();
      if (inwards > slackPx && !prefersStill())
        followFinger(swipe.main, Math.min(inwards, swipeDistance) * direction());
    },
    { passive: true },
  );
  page.addEventListener('touchend', ({ changedTouches: [touch] }) => {
    if (touch === undefined || swipe === undefined) return;
    const isBack = distanceOf(touch, swipe).inwards >= swipeDistance;
    endSwipe();
    if (isBack) onBack();
  });
  page.addEventListener('touchcancel', endSwipe);
}

function followFinger(main: HTMLElement | null, distance: number): void {
  main?.style.setProperty('transform', `translateX(${distance}px)`);
}

function slideBack(main: HTMLElement | null): void {
  const from = main?.style.getPropertyValue('transform') ?? '';
  main?.style.removeProperty('transform');
  if (from !== '' && !prefersStill()) {
    main?.animate?.([{ transform: from }, { transform: 'none' }], { duration: transitionTime, easing: 'ease-out' });
  }
}

/** Elements with a sideways swipe of their own, and carousels, which hide their overflow. */
const ownSwipeSelector = 'dialog[open], input, textarea, select, .swiper-horizontal';

/** Whether nothing under the finger has a sideways swipe of its own. */
function isFree(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(ownSwipeSelector)) return false;
  for (let box: Element | null = target; box !== null && box !== document.documentElement; box = box.parentElement) {
    const isScroller = box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(box).overflowX);
    if (isScroller) return false;
  }
  return true;
}
