import type { Server as HttpServer, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How long a server takes to leave, in milliseconds. */
export type DrainTimes = {
  /** The listener stays this long, so that balancers read `/healthz` and turn away before anybody is refused. */
  readonly noticeMs: number;
  /** After that, running requests may take this long: the gateway's own limit, and room. */
  readonly finishMs?: number;
};

/** Lets running requests end, and nobody meets a connection that was cut. Resolves when all connections are closed. */
export type Drain = (times: DrainTimes) => Promise<void>;

/** Longer than a call may take at the gateway (15 s): none is cut. */
const callMs = 20_000;
/** What a visitor has just sent on a kept-alive connection is still on its way. */
const quietMs = 150;

/**
 * Watches the requests of a server from now on. While it drains, each answer says `Connection: close`. Idle connections are closed last: the
 * server's own `close()` would cut them first, and a bet that was just sent on one would meet a reset, its outcome unknown.
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
    const closed = new Promise<void>((done) => http.once('close', done));
    // That of `net` stops listening and leaves connections alone.
    NetServer.prototype.close.call(http);
    endedAt = performance.now();
    await Promise.race([until(isQuiet), wait(finishMs)]);
    http.closeAllConnections();
    await closed;
  };
}

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

function until(isSo: () => boolean): Promise<void> {
  return new Promise((done) => {
    const look = setInterval(() => {
      if (!isSo()) return;
      clearInterval(look);
      done();
    }, 25);
  });
}
