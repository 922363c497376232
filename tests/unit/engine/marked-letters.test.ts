import { expect, it } from 'vitest';
import { meantByLetters } from '@/engine/check/texts/marked-letters';

it.each([
  ['ghế của bạn vẫn ở chỗ của nó', 'vi', undefined],
  ['Kursi anda masih di tempatnya', 'vi', ''],
  ['বাংলা খেলা: e-sports', 'vi', undefined],
])('says of "%s" in the table of %s: %s [CFG-01]', (text, language, meant) => {
  expect(meantByLetters(text, language)).toBe(meant);
});
