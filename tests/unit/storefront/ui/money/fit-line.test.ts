import { expect, it } from 'vitest';
import { splitCents } from '@/storefront/ui/money/fit-line';

it.each([
  ['৳12,345,678.90', ['৳12,345,678', '.90', '']],
  ['১,২৩,৪৫,৬৭৮.৯০৳', ['১,২৩,৪৫,৬৭৮', '.৯০', '৳']],
  ['12.345.678,90 kr.', ['12.345.678', ',90', ' kr.']],
  ['-Rs.5.00', ['-Rs.5', '.00', '']],
  ['••••••', ['••••••', '', '']],
  ['–', ['–', '', '']],
])('splits %s at its cents, and nothing else [MEM-02, APP-07]', (text, parts) => {
  expect(Object.values(splitCents(text))).toEqual(parts);
});
