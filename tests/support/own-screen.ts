import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';

type Given = ConstructorParameters<typeof IntersectionObserver>;

/** A screen that a test moves, until the test is over: nothing is on it until it says so. */
export function ownScreen() {
  const observers = new Set<(isSeen: boolean) => void>();
  const margins: unknown[] = [];
  const before = window.IntersectionObserver;
  function watch(...[told, options]: Given) {
    const tell = (isSeen: boolean) => Reflect.apply(told, undefined, [[{ isIntersecting: isSeen }], undefined]);
    margins.push(options?.rootMargin);
    return { observe: () => observers.add(tell), disconnect: () => observers.delete(tell) };
  }
  Object.assign(window, { IntersectionObserver: watch });
  onTestFinished(() => void Object.assign(window, { IntersectionObserver: before }));
  return {
    margins,
    /** How many still watch. */
    watchers: () => observers.size,
    /** Everything that is watched comes onto the screen, or leaves it. */
    show: (isSeen: boolean) =>
      act(async () => {
        for (const tell of [...observers]) tell(isSeen);
      }),
  };
}
