import { type RefObject, useEffect } from 'react';

/** Controls of the page. The floating button must cover no small one, and not the middle of a large one. */
const controls = 'a[href], button, input, select, textarea, summary';

/** Milliseconds without scrolling after which the page counts as still. */
const restMs = 180;
/** Pixels between two places that are tried, and between the button and the footer. */
const stepPx = 8;
/** Pixels by which the button's badge stands out. */
const badgePx = 4;
/**
 * A control whose longer side is at most this many pixels must not be covered at all; of a larger one only the middle
 * must stay free.
 */
const smallPx = 160;
/** The shorter side of such a small control is at most this many pixels. */
const slimPx = 64;

const lifts = ['pointerup', 'pointercancel'] as const;

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/**
 * Hides the floating button while the page scrolls, unless it has the focus. At rest it moves to the lowest place at
 * its edge where it covers no control, and is hidden if there is none. It does not move under a finger, since the tap
 * would be lost. `isHeld` keeps it in place.
 */
export function useClearPlace(menu: RefObject<HTMLElement | null>, isHeld: boolean): void {
  useEffect(() => {
    const box = menu.current;
    if (box === null || isHeld) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    const settle = () => {
      timer = undefined;
      if (!isPressed) moveToClearPlace(box);
    };
    const settleSoon = () => {
      timer ??= setTimeout(settle, restMs);
    };
    const settleAnew = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, restMs);
    };
    const onScroll = ({ target }: Event) => {
      if (target !== document) return settleSoon();
      if (!box.contains(document.activeElement)) box.dataset.away = '';
      settleAnew();
    };
    // CSS `:active` reports a mouse, but a finger only in some browsers.
    const onPress = () => {
      isPressed = true;
    };
    const onLift = () => {
      if (!isPressed) return;
      isPressed = false;
      // `click` fires after the finger has left.
      settleAnew();
    };
    const changes = new MutationObserver(settleSoon);
    const page = document.getElementById('main');
    if (page !== null) changes.observe(page, { childList: true, subtree: true });
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', settleSoon);
    box.addEventListener('animationend', settleSoon);
    box.addEventListener('pointerdown', onPress);
    for (const event of lifts) document.addEventListener(event, onLift);
    // In a task of its own: reading rectangles during a change would force a second layout.
    timer = setTimeout(settle);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', settleSoon);
      box.removeEventListener('animationend', settleSoon);
      box.removeEventListener('pointerdown', onPress);
      for (const event of lifts) document.removeEventListener(event, onLift);
    };
  }, [menu, isHeld]);
}

function moveToClearPlace(box: HTMLElement): void {
  const up = lowestClear(box);
  if (up !== undefined) box.style.setProperty('--up', `${up}px`);
  if (up === undefined) box.dataset.away = '';
  else delete box.dataset.away;
}

/** Pixels from the button's lowest place up to the first clear one; undefined if none is below the screen's middle. */
function lowestClear(box: HTMLElement): number | undefined {
  const currentUp = Number.parseFloat(box.style.getPropertyValue('--up')) || 0;
  const rect = box.getBoundingClientRect();
  const [left, right] = [rect.left - badgePx, rect.right + badgePx];
  const [top, bottom] = [rect.top + currentUp - badgePx, rect.bottom + currentUp];
  const boxAt = (up: number): Box => ({ left, right, top: top - up, bottom: bottom - up });
  const footerTop = document.querySelector('[data-footer]')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  const takenRects = [...document.querySelectorAll(controls)]
    .filter((control) => !box.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter((control) => control.width > 0 && control.left < right && control.right > left);
  const first = Math.max(0, bottom - footerTop + stepPx);
  for (let up = first; boxAt(up).bottom > window.innerHeight / 2; up += stepPx) {
    if (!takenRects.some((control) => isCovered(control, boxAt(up)))) return up;
  }
  return undefined;
}

function isCovered(control: DOMRect, by: Box): boolean {
  const width = Math.min(control.right, by.right) - Math.max(control.left, by.left);
  const height = Math.min(control.bottom, by.bottom) - Math.max(control.top, by.top);
  if (width <= 0 || height <= 0) return false;
  const [shorter, longer] = [control.width, control.height].sort((one, other) => one - other);
  if ((shorter ?? 0) <= slimPx && (longer ?? 0) <= smallPx) return true;
  const [x, y] = [control.left + control.width / 2, control.top + control.height / 2];
  return x > by.left && x < by.right && y > by.top && y < by.bottom;
}
