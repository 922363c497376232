/** An island: a section of the server's page that is hydrated by itself. Its task is short, and a finger that comes meanwhile waits for that one alone. */
export type IslandHandle = {
  /** What the island waits for. Has `status: 'fulfilled'` once it may hydrate, by which React does not wait at all. */
  readonly gate: () => Promise<void>;
  /** It stands on the page, with this element first in it. Gives how to say that it has left. */
  readonly join: (first?: Element | null) => () => void;
  readonly hydrated: () => void;
};

/** How the server's page is hydrated, island by island: what is on the screen, and what is below as somebody gets there. */
export type Hydration = {
  /** Whether the HTML says where islands begin and end. */
  readonly isCut: boolean;
  /** True once no island on the screen is the server's any more; from the start where the server drew nothing. */
  readonly isOver: () => boolean;
  /** Settles then. */
  readonly over: Promise<void>;
  /** The frame around the islands is hydrated: they come now, a task each. */
  readonly begin: () => void;
  readonly createIsland: () => IslandHandle;
  /** Holds no island back any longer: a change above one that waits would throw the server's HTML away. */
  readonly openAll: () => void;
  /** Holds none back until the next task, so that React hydrates the one that is touched, and answers in it. */
  readonly hurry: () => void;
};

type Options = {
  /** The server drew the page. */
  readonly isNeeded: boolean;
  /** Lets the browser answer to fingers and paint. */
  readonly pause: () => Promise<void>;
  /** Calls back once somebody gets to an element below the screen, and gives the way to stop; nothing for one that is on it. */
  readonly whenReached?: ((element: Element, then: () => void) => (() => void) | undefined) | undefined;
};

/** Milliseconds after which nothing waits any more, whatever holds an island up. */
const longest = 10_000;

/** Hydrates islands in the order of the page; the frame around them counts as the first. An island may bring islands of its own. */
export function createHydration({ isNeeded, pause, whenReached }: Options): Hydration {
  const waiting = new Set<() => void>();
  const asleep = new Set<() => void>();
  const over = createSignal();
  const passed = createSignal();
  passed.give();
  const state = { running: 1, isOver: !isNeeded, isOpen: !isNeeded, isHurried: false };
  const end = () => {
    state.isOver = true;
    for (const open of [...waiting]) open();
    over.give();
  };
  const openNext = () => {
    if (state.running > 0) return;
    const [open = end] = waiting;
    open();
  };
  const goOn = () => {
    if (state.running === 0) void pause().then(openNext);
  };
  const openAll = () => {
    state.isOpen = true;
    for (const wake of [...asleep]) wake();
    for (const open of [...waiting]) open();
  };
  const ended = () => {
    state.running -= 1;
    goOn();
  };
  if (state.isOver) end();
  return {
    isCut: true,
    isOver: () => state.isOver,
    over: over.given,
    begin: () => {
      if (state.isOver) return;
      setTimeout(end, longest);
      ended();
    },
    createIsland: () => {
      const gate = createSignal();
      const island: Island = { isOpen: false, isDone: false };
      const open = () => {
        island.isOpen = true;
        waiting.delete(open);
        state.running += 1;
        gate.give();
      };
      const wait = () => {
        waiting.add(open);
        goOn();
      };
      const rise = () => {
        asleep.delete(wake);
        island.stop?.();
      };
      const wake = () => {
        rise();
        wait();
      };
      const done = () => {
        if (island.isOpen && !island.isDone) ended();
        island.isDone = true;
        rise();
        waiting.delete(open);
      };
      return {
        gate: () => (state.isHurried || state.isOpen ? passed.given : gate.given),
        join: (first) => {
          if (island.isOpen || island.isDone) return done;
          // What joins later is drawn here: no part of the server's page.
          if (first && !state.isOpen && !state.isOver) island.stop = whenReached?.(first, wake);
          if (island.stop) asleep.add(wake);
          else wait();
          return done;
        },
        hydrated: done,
      };
    },
    openAll,
    hurry: () => {
      if (state.isOpen) return;
      state.isHurried = true;
      setTimeout(() => {
        state.isHurried = false;
      });
    },
  };
}

type Island = { isOpen: boolean; isDone: boolean; stop?: (() => void) | undefined };

function createSignal() {
  let give: (() => void) | undefined;
  const given = new Promise<void>((settle) => {
    give = settle;
  });
  return {
    given,
    give: () => {
      Object.assign(given, { status: 'fulfilled', value: undefined });
      give?.();
    },
  };
}
