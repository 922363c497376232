export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs one piece of work after the other, in the order of the calls; a failed one does not block the next. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };
}
