const dayMs = 86_400_000;

/** Epoch ms of noon in UTC of a calendar day, `YYYY-MM-DD`; NaN for anything else, such as 2027-02-29. */
export function noonOf(text: string): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T12:00:00Z`) : Number.NaN;
  return Number.isNaN(at) || dayOf(at) !== text ? Number.NaN : at;
}

/** The day that many days later, or earlier for a negative number. */
export function addDays(text: string, days: number): string {
  return dayOf(noonOf(text) + days * dayMs);
}

/** The number of days in a range, first and last included. NaN if one of them is no day. */
export function daysIn(from: string, to: string): number {
  return (noonOf(to) - noonOf(from)) / dayMs + 1;
}

function dayOf(noon: number): string {
  return Number.isNaN(noon) ? '' : new Date(noon).toISOString().slice(0, 10);
}
