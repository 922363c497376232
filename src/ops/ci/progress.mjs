/** Milliseconds between two lines of progress. */
const between = 30_000;

/**
 * Gives a function to call when a test or file has ended. It prints at most twice a minute how many of `total` have
 * ended. `now` gives milliseconds.
 */
export function createProgress({ what, total, now = Date.now, print = console.log }) {
  const begin = now();
  let told = begin;
  let done = 0;
  return () => {
    done += 1;
    const time = now();
    if (time - told < between || done === total) return;
    told = time;
    const left = ((time - begin) / done) * (total - done);
    print(`-- ${done} of ${total} ${what}, ${minutes(time - begin)} gone, about ${minutes(left)} to go`);
  };
}

function minutes(milliseconds) {
  return `${(milliseconds / 60_000).toFixed(1)} min`;
}
