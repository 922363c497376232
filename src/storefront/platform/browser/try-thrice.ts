/** Milliseconds before the second and the third try. */
const backoff = [400, 1600];

type Wait = (milliseconds: number) => Promise<void>;

/** Tries three times with growing pauses, since a lost connection is the usual cause. Throws the last error. */
export async function tryThrice<T>(action: () => Promise<T>, wait: Wait = sleep): Promise<T> {
  for (const pause of backoff) {
    try {
      return await action();
    } catch {
      await wait(pause); // The next try decides.
    }
  }
  return action();
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
