import { describe, expect, it } from 'vitest';
import { createComposition, hasComposingKeyboard } from '@/storefront/features/games/list/composition';

const phone = { languages: ['en', 'bn'], composesWords: true };
const computer = { languages: ['en'], composesWords: false };

/** A keyboard after it has composed and committed some words. */
function keyboardAfter(...words: readonly (readonly [composed: string, committed: string])[]) {
  const keyboard = createComposition();
  for (const [composed, committed] of words) {
    keyboard.update(composed);
    // Chrome tells what is committed as one more update.
    keyboard.update(committed);
    keyboard.end(committed);
  }
  return {
    isHalf: (composed: string, typist: typeof phone) => {
      keyboard.update(composed);
      return keyboard.readinessOf(typist) === 'incomplete';
    },
    isUnsure: (composed: string, typist: typeof phone) => {
      keyboard.update(composed);
      return keyboard.readinessOf(typist) === 'maybeComplete';
    },
  };
}

describe('what is composed', () => {
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
  ])(
    'as %s by a reader of %j, on a keyboard that composes every word, is half of a text: %j [GAM-04]',
    (composed, languages, isHalf) => {
      expect(keyboardAfter().isHalf(composed, { languages, composesWords: true })).toBe(isHalf);
    },
  );

  it.each([
    ['lao', ['en'], true],
    ['ami', ['bn'], true],
    ['Lao', ['en'], false],
    ['ho', ['en', 'vi-VN'], false],
    ['\u00b4', ['es'], false],
  ])(
    'as %s by a reader of %j, where no plain word is composed, is half of a text: %j [GAM-04]',
    (composed, languages, isHalf) => {
      expect(keyboardAfter().isHalf(composed, { languages, composesWords: false })).toBe(isHalf);
    },
  );

  it('is half of a text once a keyboard has turned Latin letters into others, whatever is read [GAM-04]', () => {
    const keyboard = keyboardAfter(['lao', '老'], ['ok', 'ok']);
    expect(keyboard.isHalf('hu', phone)).toBe(true);
  });

  it('is a whole word once a keyboard has left Latin letters as they are [GAM-04]', () => {
    expect(keyboardAfter(['tiger', 'tiger']).isHalf('lio', computer)).toBe(false);
    expect(keyboardAfter(['tiger', 'Tiger']).isHalf('lio', { languages: ['zh-CN'], composesWords: true })).toBe(false);
    expect(keyboardAfter(['tig', '']).isHalf('lio', computer)).toBe(true);
  });

  it.each([
    ['lao', true],
    ['Tige', false],
    ['hổ', true],
    ['বাঘ', false],
    ['', false],
  ])('as %s, first on a phone that composes every word, may be half of a text: %j [GAM-04]', (composed, isUnsure) => {
    expect(keyboardAfter().isUnsure(composed, phone)).toBe(isUnsure);
    expect(keyboardAfter(['Tiger', 'Tiger']).isUnsure(composed, phone)).toBe(false);
  });

  it.each(['lao hu', '老h', 'とr'])('as %s is half of a text on any phone [GAM-04]', (composed) => {
    expect(keyboardAfter().isHalf(composed, phone)).toBe(true);
  });
});

it.each([
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile Safari/537.36', 5, true],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 5, true],
  ['an Android phone that asks for a computer’s pages', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0', 5, true],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1', 5, false],
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0', 0, false],
])('%s composes every word: %s [GAM-04]', (_, userAgent, maxTouchPoints, isSo) => {
  expect(hasComposingKeyboard({ userAgent, maxTouchPoints })).toBe(isSo);
});
