/** A path without the slashes at its end. Counted from the end: a pattern would try anew at each of thousands of slashes. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
