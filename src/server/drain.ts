import type { Server as HttpServer, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Durations of a shutdown, in milliseconds. */
export type DrainTimes = {
  /**
   * The listener stays open this long, so that load balancers read `/healthz` and leave before a request is refused.
   */
  readonly noticeMs: number;
  /** After that, running requests may take this long: the gateway's time limit and some more. */
  readonly finishMs?: number;
};

/** Lets running requests end without cutting a connection. Resolves when all connections are closed. */
export type Drain = (times: DrainTimes) => Promise<void>;

/** Longer than the gateway may take to answer (15 s), so that no call that has reached it is cut. */
const callMs = 20_000;
/** Time for a request that was just sent on a kept-alive connection. */
const quietMs = 150;

/**
 * Watches a server's requests from now on. While it drains, each answer says `Connection: close`. Idle connections are
 * closed last: the server's own `close()` would cut them first, and a bet that was just sent on one would fail with an
 * unknown outcome.
 */
export function createDrain(http: HttpServer): Drain {
  const running = new Set<ServerResponse>();
  let isDraining = false;
  let endedAt = 0;
  http.prependListener('request', (_, response) => {
    running.add(response);
    if (isDraining) response.shouldKeepAlive = false;
    response.once('close', () => {
      running.delete(response);
      endedAt = performance.now();
    });
  });
  const isQuiet = () => running.size === 0 && performance.now() - endedAt >= quietMs;

  return async ({ noticeMs, finishMs = callMs }) => {
    isDraining = true;
    for (const response of running) response.shouldKeepAlive = false;
    await wait(noticeMs);
    const closing = new Promise<void>((done) => http.once('close', done));
    // `close` of `net.Server` stops listening and leaves connections alone.
    NetServer.prototype.close.call(http);
    endedAt = performance.now();
    await Promise.race([until(isQuiet), wait(finishMs)]);
    http.closeAllConnections();
    await closing;
  };
}

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

function until(isReached: () => boolean): Promise<void> {
  return new Promise((done) => {
    const timer = setInterval(() => {
      if (!isReached()) return;
      clearInterval(timer);
      done();
    }, 25);
  });
}
