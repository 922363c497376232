import type { KeyboardEvent } from 'react';

type Steps = { readonly [key: string]: number };

const sideways: Steps = { ArrowRight: 1, ArrowLeft: -1 };

/** For tabs that may also be below each other. */
export const everyArrow: Steps = { ...sideways, ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys, Home and End move through the tabs. Arrows follow the writing direction. */
export function walkTabs(event: KeyboardEvent<HTMLElement>, arrows: Steps = sideways): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab.matches(':focus'));
  const turned = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const step =
    event.key === 'Home' ? -at : event.key === 'End' ? tabs.length - 1 - at : (arrows[event.key] ?? 0) * turned;
  if (step === 0) return;
  event.preventDefault();
  tabs.at((at + step + tabs.length) % tabs.length)?.focus();
}
