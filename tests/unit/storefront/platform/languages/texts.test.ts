import { describe, expect, it } from 'vitest';
import { createTexts } from '@/storefront/platform/languages/texts';

const said = (language: string, value: string | number) =>
  createTexts(language, { won: '{{value}}!' }).t('won', { value });

describe('a value in a text', () => {
  it.each([
    [7, '৭!'],
    [1234567.5, '১২,৩৪,৫৬৭.৫!'],
    ['6-20', '৬-২০!'],
    ['01711111111', '01711111111!'],
    ['2026-11-21', '2026-11-21!'],
  ])('is written in the digits of the merchant where it is a number or a range: %s [APP-23]', (value, text) => {
    const texts = createTexts('bn', { won: '{{value}}!' }, () => ({ digits: 'beng' }));
    expect(texts.t('won', { value })).toBe(text);
  });

  it.each([
    ['ur', '-₨5.00', '\u2068-₨5.00\u2069!'],
    ['ur', -5, '\u2068-5\u2069!'],
    ['ur', '₨5.00', '\u2068₨5.00\u2069!'],
    ['ur', 'Aviator 2', '\u2068Aviator 2\u2069!'],
    ['ur', '01*****99', '\u206801*****99\u2069!'],
    ['ur', '20261121-0220', '\u206820261121-0220\u2069!'],
    ['en', 'کرکٹ 2', '\u2068کرکٹ 2\u2069!'],
    ['bn', 'کرکٹ', '\u2068کرکٹ\u2069!'],
  ])('stands apart in %s where it may run the other way: %s [APP-23]', (language, value, text) => {
    expect(said(language, value)).toBe(text);
  });

  it.each([
    ['ur', 5, '5!'],
    ['ur', '1,234.50', '1,234.50!'],
    ['ur', '04:09', '04:09!'],
    ['ur', 'بینر', 'بینر!'],
    ['en', '-৳5.00', '-৳5.00!'],
    ['bn', '৫.০০৳', '৫.০০৳!'],
    ['cn', 'Aviator', 'Aviator!'],
  ])('carries no mark in %s where it cannot: %s [APP-23]', (language, value, text) => {
    expect(said(language, value)).toBe(text);
  });
});
