import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startStepMarks } from '@/storefront/app/later/step-mark';

const pageShows = startStepMarks(window);
const heard = () => [...document.querySelectorAll('[data-heard]')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/m/home');
  document.body.innerHTML = '<a href="/m/help"><b>Help</b></a><button>Play</button>';
  for (const control of document.body.children) {
    control.addEventListener('click', (event) => {
      event.preventDefault();
      window.history.pushState(null, '', control.textContent === 'Help' ? '/m/help' : '/m/home?category=slots');
    });
  }
});
afterEach(() => {
  pageShows();
  vi.useRealTimers();
});

const tap = (text: string) =>
  fireEvent.click(
    [...document.querySelectorAll('b, button, a')].find(
      (one) => one.textContent === text && one.children.length === 0,
    ) ?? document.body,
  );

describe('what led to another page', () => {
  it('is marked at once until that page shows [APP-15]', () => {
    tap('Help');
    expect(heard()).toEqual(['Help']);
    pageShows();
    expect(heard()).toEqual([]);
  });

  it('is marked no longer than eight seconds [APP-15]', () => {
    tap('Help');
    vi.advanceTimersByTime(7900);
    expect(heard()).toEqual(['Help']);
    vi.advanceTimersByTime(100);
    expect(heard()).toEqual([]);
  });

  it('is no step within a page [APP-15]', () => {
    tap('Play');
    expect(heard()).toEqual([]);
  });
});
