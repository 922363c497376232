/** An island: a section of the server's page that is hydrated by itself. Its task is short, and a finger that comes meanwhile waits for that one alone. */
export type IslandHandle = {
  /** What the island waits for. Has `status: 'fulfilled'` once it may hydrate, by which React does not wait at all. */
  readonly gate: () => Promise<void>;
  /** It stands on the page. Gives how to say that it has left. */
  readonly join: () => () => void;
  readonly hydrated: () => void;
};

/** How the server's page is hydrated, island by island. */
export type Hydration = {
  /** Whether the HTML says where islands begin and end. */
  readonly isCut: boolean;
  /** True once no island is the server's any more; from the start where the server drew nothing. */
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
};

/** Milliseconds after which nothing waits any more, whatever holds an island up. */
const longest = 10_000;

/** Hydrates islands in the order of the page; the frame around them counts as the first. An island may bring islands of its own. */
export function createHydration({ isNeeded, pause }: Options): Hydration {
  const waiting = new Set<() => void>();
  const over = createSignal();
  const passed = createSignal();
  passed.give();
  const state = { running: 1, isOver: !isNeeded, isHurried: false };
  const openAll = () => {
    for (const open of [...waiting]) open();
  };
  const end = () => {
    state.isOver = true;
    openAll();
    over.give();
  };
  const openNext = () => {
    if (state.running > 0) return;
    const [open = end] = waiting;
    open();
  };
  const ended = () => {
    state.running -= 1;
    if (state.running === 0) void pause().then(openNext);
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
      const island = { isOpen: false, isDone: false };
      const open = () => {
        island.isOpen = true;
        waiting.delete(open);
        state.running += 1;
        gate.give();
      };
      const done = () => {
        if (island.isOpen && !island.isDone) ended();
        island.isDone = true;
        waiting.delete(open);
      };
      return {
        gate: () => (state.isHurried || state.isOver ? passed.given : gate.given),
        join: () => {
          if (!island.isOpen && !island.isDone) waiting.add(open);
          return done;
        },
        hydrated: done,
      };
    },
    openAll,
    hurry: () => {
      if (state.isOver) return;
      state.isHurried = true;
      setTimeout(() => {
        state.isHurried = false;
      });
    },
  };
}

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
