/** Epoch ms of noon of a day `YYYY-MM-DD` in UTC; NaN for anything else. */
export function dayAt(text: string): number {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T12:00:00Z`) : Number.NaN;
}
