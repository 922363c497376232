import type { Stop } from './start-server';

/** A signal that was sent to a whole group comes once more, handed on by npm. */
const sameMs = 1_000;
const lookEveryMs = 500;

/**
 * Ends the process once `stop` has: announced after SIGTERM, at once after Ctrl-C; a second Ctrl-C does not wait. Where `npm start` itself was
 * killed and could tell nobody, its server does not stay behind.
 */
export function stopOnSignals(stop: (how: Stop) => Promise<void>): void {
  let stoppedAt: number | undefined;
  const leave = (how: Stop) => {
    if (stoppedAt !== undefined) return;
    stoppedAt = performance.now();
    void stop(how).then(() => process.exit(0));
  };
  process.on('SIGTERM', () => leave({ atOnce: false }));
  process.on('SIGINT', () => {
    if (stoppedAt !== undefined && performance.now() - stoppedAt > sameMs) process.exit(130);
    leave({ atOnce: true });
  });
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) leave({ atOnce: false });
  }, lookEveryMs).unref();
}
