/** Whether the network answers, as this page's own requests show. */
export type Connection = {
  readonly fetch: typeof fetch;
  /** Told after each request whether it got through; at once where the last one did not. */
  readonly listen: (listener: (isReachable: boolean) => void) => void;
};

/** Watches requests without changing them. One that was given up says nothing. */
export function createConnection(send: typeof fetch): Connection {
  let isReachable = true;
  let tell: (isReachable: boolean) => void = () => undefined;
  const see = (value: boolean) => {
    isReachable = value;
    tell(value);
  };
  return {
    fetch: async (input, init) => {
      try {
        const response = await send(input, init);
        see(true);
        return response;
      } catch (error) {
        if (init?.signal?.aborted !== true) see(false);
        throw error;
      }
    },
    listen: (listener) => {
      tell = listener;
      if (!isReachable) tell(false);
    },
  };
}
