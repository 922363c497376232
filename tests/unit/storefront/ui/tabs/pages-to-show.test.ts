import { describe, expect, it } from 'vitest';
import { pagesToShow } from '@/storefront/ui/tabs/pages-to-show';

const show = (page: number, pages: number, shown?: number) =>
  pagesToShow(page, pages, shown)
    .map((entry) => (typeof entry === 'string' ? '…' : entry))
    .join(' ');

describe('the pages of a paginated list', () => {
  it.each([
    [1, 2, '1 2'],
    [5, 10, '1 2 3 4 5 6 7 8 9 10'],
    [1, 12, '1 2 3 4 5 6 7 8 9 … 12'],
    [12, 12, '1 … 4 5 6 7 8 9 10 11 12'],
    [10, 30, '1 … 6 7 8 9 10 11 12 13 … 30'],
  ])('page %i of %i shows %s [GAM-13]', (page, pages, expected) => expect(show(page, pages)).toBe(expected));

  it('always holds the first, the last and the current page, each once [GAM-13]', { tags: ['deep'] }, () => {
    for (let pages = 2; pages <= 40; pages += 1)
      for (let page = 1; page <= pages; page += 1)
        for (const shown of [3, 5, 10]) {
          const numbers = pagesToShow(page, pages, shown).filter((entry) => typeof entry === 'number');
          expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
          expect([numbers[0], numbers.at(-1)]).toEqual([1, pages]);
          expect(numbers).toContain(page);
        }
  });
});
