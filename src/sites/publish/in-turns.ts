const mostAtOnce = 32;

/** Works on all items, at most 32 at once. Gives the results in the order of the items. */
export async function inTurns<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const remaining = [...items].entries();
  const results: [number, Result][] = [];
  const worker = async () => {
    for (const [index, item] of remaining) results.push([index, await work(item)]);
  };
  await Promise.all(Array.from({ length: mostAtOnce }, worker));
  return results.sort(([first], [second]) => first - second).map(([, result]) => result);
}
