export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening';

/** The part of the day by the hour, 0 to 23: to 10, 11 to 14, 15 to 18, after 18. */
export function partOfDay(hour: number): PartOfDay {
  if (hour <= 10) return 'morning';
  if (hour <= 14) return 'noon';
  return hour <= 18 ? 'afternoon' : 'evening';
}
