/**
 * Moves an element by half its size along an axis, endlessly; does nothing in browsers without support. `duration` is
 * milliseconds a round, or a function of that half in px.
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
