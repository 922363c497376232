/** Milliseconds between two lines of progress. */
const intervalMs = 30_000;

/**
 * Gives a function to call when a test or file has ended. It prints at most twice a minute how many of `total` have
 * ended, and once a tenth has, how long the others may take. `now` gives milliseconds.
 */
export function createProgress({ what, total, now = Date.now, print = console.log }) {
  const begin = now();
  let lastPrint = begin;
  let doneCount = 0;
  return () => {
    doneCount += 1;
    const time = now();
    if (time - lastPrint < intervalMs || doneCount === total) return;
    lastPrint = time;
    const remainingMs = ((time - begin) / doneCount) * (total - doneCount);
    // The slowest begin: what the first ones take says nothing about the others.
    const rest = doneCount * 10 < total ? '' : `, about ${minutes(remainingMs)} to go`;
    print(`-- ${doneCount} of ${total} ${what}, ${minutes(time - begin)} gone${rest}`);
  };
}

function minutes(milliseconds) {
  return `${(milliseconds / 60_000).toFixed(1)} min`;
}
