/**
 * An island: a section of the server's page that hydrates in a task of its own, so that a tap waits for one section
 * only.
 */
export type IslandHandle = {
  /** Resolves when the island may hydrate; undefined if it may already. */
  readonly turn: () => Promise<void> | undefined;
  /** Registers the island; `first` is its first element on the page. Gives a function that removes the island. */
  readonly register: (first?: Element | null) => () => void;
  readonly hydrated: () => void;
};

/**
 * Hydrates the server's page island by island: those on the screen in order, those below once somebody scrolls.
 */
export type Hydration = {
  /** Whether the HTML has marks where islands begin and end. */
  readonly isCut: boolean;
  /** True once every island on the screen is hydrated, or `maxWaitMs` are over. At once where the server drew nothing. */
  readonly isOver: () => boolean;
  /** Resolves when `isOver` becomes true. */
  readonly over: Promise<void>;
  /** Call when the frame around the islands is hydrated: the islands then hydrate, one task each. */
  readonly begin: () => void;
  readonly createIsland: () => IslandHandle;
  /** Lets every island hydrate. Call it before a change above waiting islands: React would throw their HTML away. */
  readonly openAll: () => void;
  /** Lets every island hydrate until the next task, so that React hydrates the touched one and handles its event. */
  readonly openForThisTask: () => void;
};

type Options = {
  /** Whether the server drew the page. */
  readonly isNeeded: boolean;
  /** Yields, so that the browser can paint and handle input. */
  readonly pause: () => Promise<void>;
  /**
   * Calls `then` when an element below the screen comes into view, or the page is scrolled. Gives a function that stops
   * watching; undefined for an element that may hydrate in its turn.
   */
  readonly whenReached?: ((element: Element, then: () => void) => (() => void) | undefined) | undefined;
};

/** Milliseconds after which every island on the screen may hydrate, even if another one never finishes. */
const maxWaitMs = 10_000;

/**
 * Hydrates islands in the order of the page. The frame around them counts as the first. Islands may contain islands.
 */
export function createHydration({ isNeeded, pause, whenReached }: Options): Hydration {
  const waitingIslands = new Set<() => void>();
  const offscreenIslands = new Set<() => void>();
  const overSignal = createSignal();
  const state = { running: 1, isOver: !isNeeded, isOpen: !isNeeded, isOpenForThisTask: false };
  const end = () => {
    state.isOver = true;
    for (const openIsland of [...waitingIslands]) openIsland();
    overSignal.give();
  };
  const openNext = () => {
    if (state.running > 0) return;
    const [openIsland = end] = waitingIslands;
    openIsland();
  };
  const openNextSoon = () => {
    if (state.running === 0) void pause().then(openNext);
  };
  const openAll = () => {
    state.isOpen = true;
    for (const wakeIsland of [...offscreenIslands]) wakeIsland();
    for (const openIsland of [...waitingIslands]) openIsland();
  };
  const countEnded = () => {
    state.running -= 1;
    openNextSoon();
  };
  if (state.isOver) end();
  return {
    isCut: true,
    isOver: () => state.isOver,
    over: overSignal.given,
    begin: () => {
      if (state.isOver) return;
      setTimeout(end, maxWaitMs);
      countEnded();
    },
    createIsland: () => {
      const turnSignal = createSignal();
      const island: Island = { isOpen: false, isDone: false };
      const openIsland = () => {
        island.isOpen = true;
        waitingIslands.delete(openIsland);
        state.running += 1;
        turnSignal.give();
      };
      const wait = () => {
        waitingIslands.add(openIsland);
        openNextSoon();
      };
      const stopWatching = () => {
        offscreenIslands.delete(wakeIsland);
        island.stop?.();
      };
      const wakeIsland = () => {
        stopWatching();
        wait();
      };
      const done = () => {
        if (island.isOpen && !island.isDone) countEnded();
        island.isDone = true;
        stopWatching();
        waitingIslands.delete(openIsland);
      };
      return {
        turn: () => (state.isOpenForThisTask || state.isOpen || island.isOpen ? undefined : turnSignal.given),
        register: (first) => {
          if (island.isOpen || island.isDone) return done;
          // Once the screen is hydrated or all islands are open, the browser draws new ones: none has to be reached.
          if (first && !state.isOpen && !state.isOver) island.stop = whenReached?.(first, wakeIsland);
          if (island.stop) offscreenIslands.add(wakeIsland);
          else wait();
          return done;
        },
        hydrated: done,
      };
    },
    openAll,
    openForThisTask: () => {
      if (state.isOpen) return;
      state.isOpenForThisTask = true;
      setTimeout(() => {
        state.isOpenForThisTask = false;
      });
    },
  };
}

type Island = { isOpen: boolean; isDone: boolean; stop?: (() => void) | undefined };

function createSignal() {
  let give: (() => void) | undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give?.() };
}
