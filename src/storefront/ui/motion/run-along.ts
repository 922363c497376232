/**
 * Moves an element by half its size along an axis, without end; nothing where a browser cannot. `duration` in milliseconds a round, given its size
 * in px where it depends on that.
 */
export function runAlong(
  element: HTMLElement,
  axis: 'x' | 'y',
  duration: number | ((size: number) => number),
): Animation | undefined {
  if (typeof element.animate !== 'function') return undefined;
  const size = (axis === 'x' ? element.scrollWidth : element.scrollHeight) / 2;
  const sign = axis === 'x' && getComputedStyle(element).direction === 'rtl' ? '' : '-';
  const end = axis === 'x' ? `translateX(${sign}50%)` : 'translateY(-50%)';
  return element.animate([{ transform: 'none' }, { transform: end }], {
    duration: typeof duration === 'function' ? duration(size) : duration,
    iterations: Number.POSITIVE_INFINITY,
  });
}
