export type Page<T> = {
  readonly slice: readonly T[];
  readonly page: number;
  readonly total: number;
  readonly totalPages: number;
};

const maxPageSize = 100;

/** One page of a list, counted from 1; a page size of 0 or more than 100 is brought into range. */
export function pageOf<T>(list: readonly T[], page: number, size: number): Page<T> {
  const pageSize = Math.min(Math.max(size, 1), maxPageSize);
  const currentPage = Math.max(page, 1);
  const start = (currentPage - 1) * pageSize;
  return {
    slice: list.slice(start, start + pageSize),
    page: currentPage,
    total: list.length,
    totalPages: Math.ceil(list.length / pageSize),
  };
}
