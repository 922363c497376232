/**
 * Whether a number may be the masked one. Compares the end alone, since the start depends on how the number is written.
 */
export function fitsMask(masked: string, number: string): boolean {
  const [end = ''] = /\d+$/.exec(masked) ?? [];
  return number.endsWith(end);
}
