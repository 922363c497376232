/** An event that a worker can keep open. */
export type ExtendableEvent = { readonly waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
};

export type ExtendableMessageEvent = ExtendableEvent & { readonly data: unknown };

/** The part of a service worker's global scope that ours uses; the DOM library has no types for it. */
export type WorkerScope = {
  /** Id of the build. The server writes it before the code. */
  readonly liveryBuild: string;
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
  };
};
