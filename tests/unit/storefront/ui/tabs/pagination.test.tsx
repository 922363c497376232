import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSample } from '@tests/support/open-sample';
import { samplePage } from '@tests/support/sample-boot';
import { sampleWidgets } from '@tests/support/sample-widgets';
import { expect, it, vi } from 'vitest';
import { Pagination } from '@/storefront/ui/tabs/pagination';

const texts = { 'widget.pages.previous': 'Before', 'widget.pages.next': 'Next', 'widget.pages.page': 'Page {{page}}' };
const onChoose = vi.fn();
let shown = { page: 1, pages: 1 };

function Shown() {
  return (
    <section aria-label="List">
      <Pagination {...shown} label="Pages" onChoose={onChoose} />
    </section>
  );
}

async function open(page: number, pages: number) {
  shown = { page, pages };
  onChoose.mockClear();
  const table = { ...sampleWidgets, 'sample.pages': { use: 'sample.pages', load: async () => ({ default: Shown }) } };
  await openSample({ pages: [samplePage('home', { page: { use: 'sample.pages' } })], table, texts });
}

const words = () =>
  within(screen.getByRole('navigation', { name: 'Pages' }))
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it.each([0, 1])('shows nothing for %i pages [GAM-13]', async (pages) => {
  await open(1, pages);
  expect(screen.getByRole('region', { name: 'List' }).childElementCount).toBe(0);
});

it('shows ten pages by default [GAM-13]', async () => {
  await open(1, 10);
  expect(words()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
});

it('always shows the first and the last, and dots where some are left out [GAM-13]', async () => {
  await open(20, 40);
  expect(words()).toEqual(['1', '…', '16', '17', '18', '19', '20', '21', '22', '23', '…', '40']);
  expect(button('Page 20').getAttribute('aria-current')).toBe('page');
});

it('turns to the page that is tapped, before and next too [GAM-13]', async () => {
  await open(2, 3);
  for (const name of ['Before', 'Next', 'Page 3']) await userEvent.click(button(name));
  expect(onChoose.mock.calls).toEqual([[1], [3], [3]]);
});

it.each([
  [1, true, false],
  [2, false, false],
  [3, false, true],
])('on page %i of 3, before is disabled: %s, next is disabled: %s [GAM-13]', async (page, before, next) => {
  await open(page, 3);
  expect([button('Before').disabled, button('Next').disabled]).toEqual([before, next]);
});
