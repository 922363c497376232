import { expect, test } from 'vitest';
import { historyLines, planLines } from '@/ops/merchant/publish/publish-lines';
import { messages } from '@/review/messages';

const brands = Array.from({ length: 1_000 }, (_, index) => `brand-${index}`);
const tenNames = `${brands.slice(0, 10).join(', ')} and 990 more`;

test('a plan of many brands names ten and counts the rest [CFG-08]', () => {
  const words = { brands, pages: 1, others: 0, words: [messages.newlyPublished(brands)], urls: [], keys: [] };
  expect(planLines({ changed: new Map(), uploads: [] }, words).slice(1)).toEqual([
    `  ${tenNames}`,
    `  ${tenNames}: published for the first time.`,
  ]);
});

test('the history of many brands names ten and counts the rest [CFG-08]', () => {
  const changed = new Map(brands.map((brand) => [brand, {}]));
  const past = { version: 20261124093000, by: 'ann', note: '', words: [], earlier: undefined, changed };
  expect(historyLines([{ ...past, kind: 'promote', source: 'drafts' }])).toEqual([
    `20261124093000  2026-11-24 09:30:00 UTC  ann  promoted from drafts: ${tenNames}`,
  ]);
});
