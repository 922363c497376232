/** Whether a number may be the one that a masked text stands for: by its end alone, as how it begins depends on where it is read. */
export function fitsMask(masked: string, number: string): boolean {
  const [end = ''] = /\d+$/.exec(masked) ?? [];
  return number.endsWith(end);
}
