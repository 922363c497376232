/** Whether withdrawals are open, and if not in how many minutes. */
export type Opening = { readonly isOpen: boolean; readonly minutes: number };

type Hours = { readonly startTime?: string | null | undefined; readonly endTime?: string | null | undefined };

const daySeconds = 86_400;

/**
 * Whether withdrawals are open at a second since midnight. Hours that end before they begin go past midnight. Without
 * two readable times, withdrawals are always open.
 */
export function openingAt(hours: Hours, second: number): Opening {
  const [start, end] = [secondOf(hours.startTime), secondOf(hours.endTime)];
  if (start === undefined || end === undefined || isWholeDay(hours)) return { isOpen: true, minutes: 0 };
  const isOpen = start <= end ? start <= second && second <= end : start <= second || second <= end;
  return { isOpen, minutes: isOpen ? 0 : Math.ceil(((start - second + daySeconds) % daySeconds) / 60) };
}

export function isWholeDay({ startTime, endTime }: Hours): boolean {
  const [start, end] = [secondOf(startTime) ?? 0, secondOf(endTime) ?? daySeconds];
  return start < 60 && end >= daySeconds - 60;
}

/** Seconds since midnight of `HH:mm` or `HH:mm:ss`. */
function secondOf(time: string | null | undefined): number | undefined {
  const [, hours, minutes, seconds = '0'] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(time?.trim() ?? '') ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
