import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHydration, type IslandHandle } from '@/storefront/renderer/hydration';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that the server drew, whose tasks pass by hand. */
function page(options: Pick<Parameters<typeof createHydration>[0], 'whenReached'> = {}) {
  const pauses: (() => void)[] = [];
  const pause = () => new Promise<void>((go) => pauses.push(go));
  const hydration = createHydration({ isNeeded: true, pause, ...options });
  const island = () => {
    const made = hydration.createIsland();
    made.register();
    return made;
  };
  const task = async () => {
    for (const go of pauses.splice(0)) go();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...hydration, island, task };
}

const isOpen = (island: IslandHandle) => island.turn() === undefined;

describe('the islands of a page', () => {
  it('wait for the frame around them, then come in their order, a task each [APP-15]', async () => {
    const { island, begin, task, isOver } = page();
    const [first, second] = [island(), island()];
    await task();
    expect([first, second].map(isOpen)).toEqual([false, false]);
    begin();
    expect(isOpen(first)).toBe(false);
    await task();
    expect([first, second].map(isOpen)).toEqual([true, false]);
    await task();
    expect(isOpen(second)).toBe(false);
    first.hydrated();
    await task();
    expect(isOpen(second)).toBe(true);
    second.hydrated();
    expect(isOver()).toBe(false);
    await task();
    expect(isOver()).toBe(true);
  });

  it('settle once, when the last one is hydrated, islands of islands among them [APP-15]', async () => {
    const { island, begin, task, over, isOver } = page();
    const told = vi.fn();
    void over.then(told);
    const outer = island();
    begin();
    await task();
    const inner = island();
    outer.hydrated();
    await task();
    expect([isOpen(inner), isOver()]).toEqual([true, false]);
    inner.hydrated();
    await task();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('that leave before their turn hold nobody up [APP-15]', async () => {
    const { createIsland, begin, task, isOver } = page();
    const leave = createIsland().register();
    leave();
    begin();
    await task();
    expect(isOver()).toBe(true);
  });

  it('that leave in their turn hold nobody up either [APP-15]', async () => {
    const { createIsland, begin, task, isOver } = page();
    const leave = createIsland().register();
    begin();
    await task();
    leave();
    await task();
    expect(isOver()).toBe(true);
  });

  it('are let through by a touch until the next task, and the touched one is no longer waited for [APP-15]', async () => {
    const { island, begin, task, openForThisTask, isOver } = page();
    const [first, touched] = [island(), island()];
    openForThisTask();
    expect([first, touched].map(isOpen)).toEqual([true, true]);
    touched.hydrated();
    await task();
    expect(isOpen(first)).toBe(false);
    begin();
    await task();
    first.hydrated();
    await task();
    expect(isOver()).toBe(true);
  });

  it('are all let through before something above them changes [APP-15]', async () => {
    const { island, begin, task, openAll, isOver } = page();
    const both = [island(), island()];
    openAll();
    begin();
    await task();
    expect([...both.map(isOpen), isOver()]).toEqual([true, true, false]);
    for (const one of both) one.hydrated();
    await task();
    expect(isOver()).toBe(true);
  });

  it('wait no longer than ten seconds, whatever holds one up [APP-15]', async () => {
    const { island, begin, task, isOver } = page();
    const [, second] = [island(), island()];
    begin();
    await task();
    await vi.advanceTimersByTimeAsync(9_990);
    expect(isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(10);
    expect([isOver(), second && isOpen(second)]).toEqual([true, true]);
  });

  describe('below the screen', () => {
    /** A page with an island on the screen and two below it. */
    function longPage() {
      const reached = new Map<Element, () => void>();
      const made = page({
        whenReached: (element, then) => {
          if (element === onScreen) return undefined;
          reached.set(element, then);
          return () => reached.delete(element);
        },
      });
      const join = (element: Element) => {
        const island = made.createIsland();
        return { ...island, leave: island.register(element) };
      };
      const [onScreen, second, third] = [1, 2, 3].map(() => document.createElement('p'));
      if (!onScreen || !second || !third) throw new Error('There are three elements.');
      return { ...made, reached, second, islands: [onScreen, second, third].map(join) };
    }

    it('are not hydrated, and the page is taken over without them [APP-16]', async () => {
      const { islands, begin, task, isOver } = longPage();
      begin();
      await task();
      expect(islands.map(isOpen)).toEqual([true, false, false]);
      islands[0]?.hydrated();
      await task();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(isOver()).toBe(true);
      expect(islands.map(isOpen)).toEqual([true, false, false]);
    });

    it('are hydrated where somebody gets there, a task each [APP-16]', async () => {
      const { islands, begin, task, reached } = longPage();
      begin();
      await task();
      islands[0]?.hydrated();
      await task();
      for (const wake of [...reached.values()]) wake();
      expect(islands.map(isOpen)).toEqual([true, false, false]);
      expect(reached.size).toBe(0);
      await task();
      expect(islands.map(isOpen)).toEqual([true, true, false]);
      islands[1]?.hydrated();
      await task();
      expect(islands.map(isOpen)).toEqual([true, true, true]);
    });

    it('wait for their turn where somebody gets there early [APP-16]', async () => {
      const { islands, begin, task, reached, second } = longPage();
      reached.get(second)?.();
      begin();
      await task();
      expect(islands.map(isOpen)).toEqual([true, false, false]);
      islands[0]?.hydrated();
      await task();
      expect(islands.map(isOpen)).toEqual([true, true, false]);
    });

    it('answer to a touch also when the page has long been taken over [APP-16]', async () => {
      const { islands, begin, task, openForThisTask, isOver } = longPage();
      begin();
      await task();
      islands[0]?.hydrated();
      await task();
      expect(isOver()).toBe(true);
      openForThisTask();
      expect(islands.map(isOpen)).toEqual([true, true, true]);
      islands[2]?.hydrated();
      await vi.advanceTimersByTimeAsync(0);
      expect(islands.map(isOpen)).toEqual([true, false, false]);
    });

    it('are let through, too, before something above them changes, as are those of a later one [APP-16]', async () => {
      const { islands, begin, task, openAll, createIsland, reached, second } = longPage();
      begin();
      await task();
      openAll();
      expect(islands.map(isOpen)).toEqual([true, true, true]);
      expect(reached.size).toBe(0);
      const inner = createIsland();
      inner.register(second);
      expect([isOpen(inner), reached.size]).toEqual([true, 0]);
    });

    it('are none of what is drawn once the page is taken over, as a dialog is [APP-16]', async () => {
      const { islands, begin, task, createIsland, reached } = longPage();
      begin();
      await task();
      islands[0]?.hydrated();
      await task();
      createIsland().register(document.createElement('p'));
      expect(reached.size).toBe(2);
    });

    it('that leave are waited for no more [APP-16]', () => {
      const { islands, reached } = longPage();
      expect(reached.size).toBe(2);
      islands[1]?.leave();
      islands[2]?.leave();
      expect(reached.size).toBe(0);
    });
  });

  it('are none where the server drew nothing', () => {
    const hydration = createHydration({ isNeeded: false, pause: async () => undefined });
    expect([hydration.isOver(), isOpen(hydration.createIsland())]).toEqual([true, true]);
  });
});
