import './press-feedback.css';

/** Times and distances of a press, in milliseconds and pixels (APP-17). */
export const press = { in: 130, long: 370, out: 100, retention: 20, cancel: 30 } as const;

const pressableSelector = 'a[href], button:not(:disabled), [role="button"], [role="tab"], summary';

type Press = {
  readonly element: Element;
  readonly x: number;
  readonly y: number;
  readonly timers: readonly ReturnType<typeof setTimeout>[];
};

/**
 * Marks the pressed element: `data-pressed="in"` after 130 ms, `"long"` 370 ms later, removed 100 ms after the finger
 * leaves. A movement over 30 px is a scroll and cancels; a finger may stray 20 px off the element.
 */
export function startPressFeedback(page: Document): void {
  let current: Press | undefined;
  const mark = (element: Element, state: 'in' | 'long') => element.setAttribute('data-pressed', state);
  const release = () => {
    if (current === undefined) return;
    const { element, timers } = current;
    current = undefined;
    for (const timer of timers) clearTimeout(timer);
    setTimeout(() => current?.element !== element && element.removeAttribute('data-pressed'), press.out);
  };
  page.addEventListener('pointerdown', ({ target, isPrimary, clientX, clientY }) => {
    release();
    const element = target instanceof Element ? target.closest(pressableSelector) : null;
    if (element === null || !isPrimary) return;
    const timers = [
      setTimeout(() => mark(element, 'in'), press.in),
      setTimeout(() => mark(element, 'long'), press.in + press.long),
    ];
    current = { element, x: clientX, y: clientY, timers };
  });
  page.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (current === undefined) return;
    const { element, x, y } = current;
    const hasMoved = Math.hypot(clientX - x, clientY - y) > press.cancel;
    if (hasMoved || !isNear(element.getBoundingClientRect(), clientX, clientY)) release();
  });
  for (const event of ['pointerup', 'pointercancel'] as const) page.addEventListener(event, release);
}

function isNear(box: DOMRect, x: number, y: number): boolean {
  const { retention } = press;
  const isBeside = x < box.left - retention || x > box.right + retention;
  return !isBeside && y >= box.top - retention && y <= box.bottom + retention;
}
