type Axis = 'horizontal' | 'vertical';

/** Milliseconds between two looks whether a row stands. */
const again = 100;

/** Which slide of a row that scrolls is nearest, from 0. */
export function shownIndex(frame: HTMLElement, axis: Axis): number {
  return Math.round(slidesPassed(frame, axis));
}

/** Waits until a row stands on a slide: what a finger or its swing still moves is not taken from under it. */
export async function untilRowStands(frame: HTMLElement, axis: Axis, signal: AbortSignal): Promise<void> {
  let last = Number.NaN;
  for (let now = slidesPassed(frame, axis); !signal.aborted; now = slidesPassed(frame, axis)) {
    if (now === last && Math.abs(now - Math.round(now)) < 0.01) return;
    last = now;
    await new Promise((done) => setTimeout(done, again));
  }
}

function slidesPassed(frame: HTMLElement, axis: Axis): number {
  const [way, size] =
    axis === 'horizontal' ? [frame.scrollLeft, frame.clientWidth] : [frame.scrollTop, frame.clientHeight];
  return size === 0 ? 0 : Math.abs(way) / size;
}
