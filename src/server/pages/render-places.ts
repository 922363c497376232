/** Thrown where no more documents are made at once. */
export class Busy extends Error {
  constructor() {
    super('as many documents are being made as may be at once');
  }
}

/** Lets so many documents be made at once, and no more. */
export type RenderPlaces = {
  /** Makes it where there is a place; rejects with `Busy` at once where there is none. `isVariant` is true for one of the documents of a page with a query. */
  readonly make: <T>(isVariant: boolean, make: () => Promise<T>) => Promise<T>;
};

/** Half of the places at most are for addresses with a query: whoever makes up such addresses keeps nobody from a plain page. */
export function createRenderPlaces(most: number): RenderPlaces {
  let taken = 0;
  let variants = 0;
  return {
    async make(isVariant, make) {
      if (taken >= most || (isVariant && variants >= Math.ceil(most / 2))) throw new Busy();
      taken += 1;
      variants += Number(isVariant);
      try {
        return await make();
      } finally {
        taken -= 1;
        variants -= Number(isVariant);
      }
    },
  };
}
