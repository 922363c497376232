export type Page<T> = {
  readonly slice: readonly T[];
  readonly page: number;
  readonly total: number;
  readonly totalPages: number;
};

const largestPage = 100;

/** One page of a list, counted from 1; a page size of 0 or more than 100 is brought into range. */
export function pageOf<T>(list: readonly T[], page: number, size: number): Page<T> {
  const pageSize = Math.min(Math.max(size, 1), largestPage);
  const current = Math.max(page, 1);
  const start = (current - 1) * pageSize;
  return {
    slice: list.slice(start, start + pageSize),
    page: current,
    total: list.length,
    totalPages: Math.ceil(list.length / pageSize),
  };
}

/** `YYYY-MM-DD HH:mm:ss` of epoch ms, in UTC as the reports have it. */
export function wireTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** Epoch ms of `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`; a bare end date means the end of its day. */
export function readTime(text: string | undefined, bound: 'start' | 'end'): number {
  const match = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/.exec(text?.trim() ?? '');
  const otherwise = bound === 'start' ? 0 : Number.MAX_SAFE_INTEGER;
  if (!match) return otherwise;
  const time = Date.parse(`${match[1]}T${match[2] ?? (bound === 'start' ? '00:00:00' : '23:59:59')}Z`);
  return Number.isNaN(time) ? otherwise : time;
}
