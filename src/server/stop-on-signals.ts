import type { StopOptions } from './start-server';

/**
 * A second signal within this time counts as the same: npm passes on a signal that the whole process group already got.
 */
const sameSignalMs = 1_000;
const parentCheckMs = 500;

/**
 * Ends the process after `stop`: with notice to load balancers on SIGTERM, at once on Ctrl-C. A second Ctrl-C does not
 * wait. Also ends it if `npm start` itself was killed and could pass on no signal.
 */
export function stopOnSignals(stop: (how: StopOptions) => Promise<void>): void {
  let stoppedAt: number | undefined;
  const stopOnce = (how: StopOptions) => {
    if (stoppedAt !== undefined) return;
    stoppedAt = performance.now();
    void stop(how).then(() => process.exit(0));
  };
  process.on('SIGTERM', () => stopOnce({ atOnce: false }));
  process.on('SIGINT', () => {
    if (stoppedAt !== undefined && performance.now() - stoppedAt > sameSignalMs) process.exit(130);
    stopOnce({ atOnce: true });
  });
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stopOnce({ atOnce: false });
  }, parentCheckMs).unref();
}
