/** Whether the network answers, as this page's own requests show. */
export type Connection = {
  readonly fetch: typeof fetch;
  /** Calls back after each request with whether it got through. Calls back at once if the last one did not. */
  readonly listen: (listener: (isReachable: boolean) => void) => void;
};

/** Watches requests without changing them. Aborted requests do not count. */
export function createConnection(send: typeof fetch): Connection {
  let isReachable = true;
  let notify: (isReachable: boolean) => void = () => undefined;
  const setReachable = (value: boolean) => {
    isReachable = value;
    notify(value);
  };
  return {
    fetch: async (input, init) => {
      try {
        const response = await send(input, init);
        setReachable(true);
        return response;
      } catch (error) {
        if (init?.signal?.aborted !== true) setReachable(false);
        throw error;
      }
    },
    listen: (listener) => {
      notify = listener;
      if (!isReachable) notify(false);
    },
  };
}
