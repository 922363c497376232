import { expect, it } from 'vitest';
import { isHalfTyped } from '@/storefront/features/games/list/half-typed';

it.each([
  ["lao'h", ['zh-Hans'], true],
  ['老h', ['en', 'zh-CN'], true],
  ['tor', ['ja'], true],
  ['ㅎ', ['en'], true],
  ['ㄌㄠ', ['en'], true],
  ['老虎', ['zh-Hans'], false],
  ['호랑이', ['ko'], false],
  ['', ['zh-Hans'], false],
  ['tige', ['en', 'bn'], false],
  ['Tige', ['zh-Hans'], false],
  ['hổ', ['vi'], false],
  ['বাঘ', ['bn'], false],
])('%s, composed by a reader of %j, is half of a text: %j [GAM-04]', (composed, languages, isHalf) => {
  expect(isHalfTyped(composed, languages)).toBe(isHalf);
});
