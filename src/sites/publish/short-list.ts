const mostNames = 10;

/** `aurora, jade`; of many names the first ten: `aurora, … and 990 more`. */
export function shortList(names: readonly string[]): string {
  const first = names.slice(0, mostNames).join(', ');
  return names.length > mostNames ? `${first} and ${names.length - mostNames} more` : first;
}
