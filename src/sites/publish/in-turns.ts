const mostAtOnce = 32;

/** Works on all items, 32 at once. Gives the results in the order of the items. */
export async function inTurns<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const rest = [...items].entries();
  const results: [number, Result][] = [];
  const one = async () => {
    for (const [at, item] of rest) results.push([at, await work(item)]);
  };
  await Promise.all(Array.from({ length: mostAtOnce }, one));
  return results.sort(([first], [second]) => first - second).map(([, result]) => result);
}
