import type { KeyboardEvent } from 'react';

type StepsByKey = { readonly [key: string]: number };

const horizontalArrows: StepsByKey = { ArrowRight: 1, ArrowLeft: -1 };

/** For tabs that may also be below each other. */
export const everyArrow: StepsByKey = { ...horizontalArrows, ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys, Home and End move through the tabs. Left and right follow the writing direction. */
export function walkTabs(event: KeyboardEvent<HTMLElement>, arrows: StepsByKey = horizontalArrows): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.findIndex((tab) => tab.matches(':focus'));
  const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const step =
    event.key === 'Home'
      ? -index
      : event.key === 'End'
        ? tabs.length - 1 - index
        : (arrows[event.key] ?? 0) * (event.key in horizontalArrows ? direction : 1);
  if (step === 0) return;
  event.preventDefault();
  tabs.at((index + step + tabs.length) % tabs.length)?.focus();
}
