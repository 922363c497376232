/** Whether the network answers, as this page's own requests show. */
export type Connection = {
  readonly fetch: typeof fetch;
  /** Calls back after each request with whether it got through. Calls back at once if the last one did not. */
  readonly listen: (listener: (isReachable: boolean) => void) => void;
};

/** Watches requests without changing them. Aborted requests do not count. */
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
