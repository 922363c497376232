import { expect, it } from 'vitest';
import { meantByLetters } from '@/engine/check/texts/marked-letters';

it.each([
  ['ghế của bạn vẫn ở chỗ của nó', 'vi', undefined],
  ['Kursi anda masih di tempatnya', 'vi', ''],
  ['বাংলা খেলা: e-sports', 'vi', undefined],
  ['歡迎光臨貴賓廳', 'cn', 'tw'],
  ['燈已點亮', 'cn', 'tw'],
  ['獎勵', 'cn', 'tw'],
  ['今夜屬於您', 'cn', 'tw'],
  ['欢迎光临贵宾厅，繁體', 'cn', undefined],
  ['欢迎来到獎勵廳，歡樂', 'cn', 'tw'],
  ['歡迎光臨貴賓廳', 'tw', undefined],
  ['電話で問い合わせ、Livery の会員', 'ja', undefined],
])('says of "%s" in the table of %s: %s [CFG-01]', (text, language, meant) => {
  expect(meantByLetters(text, language)).toBe(meant);
});
