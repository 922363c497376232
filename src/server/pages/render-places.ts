/** Thrown if the server cannot render another document now. */
export class Busy extends Error {
  constructor() {
    super('as many documents are being made as may be at once');
  }
}

/** Limits how many documents are rendered at the same time. */
export type RenderPlaces = {
  /**
   * Runs `task` if a place is free; otherwise rejects with `Busy` at once. `isVariant` is true for an address with a
   * query.
   */
  readonly make: <T>(isVariant: boolean, task: () => Promise<T>) => Promise<T>;
};

/** At most half of the places are for addresses with a query, so that invented addresses cannot block plain pages. */
export function createRenderPlaces(mostRenders: number): RenderPlaces {
  let running = 0;
  let runningVariants = 0;
  return {
    async make(isVariant, task) {
      if (running >= mostRenders || (isVariant && runningVariants >= Math.ceil(mostRenders / 2))) throw new Busy();
      running += 1;
      runningVariants += Number(isVariant);
      try {
        return await task();
      } finally {
        running -= 1;
        runningVariants -= Number(isVariant);
      }
    },
  };
}
