import { describe, expect, it } from 'vitest';
import { literalDigits } from '@/storefront/platform/languages/literal-digits';
import { resolveText } from '@/storefront/platform/languages/resolve-text';
import { costOf } from '../../../../support/cost';

describe('digits in a text', () => {
  it.each([
    ['50% বোনাস', 'beng', '৫০% বোনাস'],
    ['৳7777', 'beng', '৳৭৭৭৭'],
    ['৫০% বোনাস', 'latn', '50% বোনাস'],
    ['© ২০১৯–2025', 'deva', '© २०१९–२०२५'],
    ['18+', 'arabext', '۱۸+'],
    ['1月|2月|12月', 'latn', '1月|2月|12月'],
    ['600 余款', 'unheard', '600 余款'],
  ])('%s are the merchant’s in %s, whichever the translator wrote [APP-11]', (text, digits, written) => {
    expect(literalDigits(text, digits)).toBe(written);
  });

  it.each(['H5', 't.me/club88', 'https://a.example/2', '{{max1}}', 'a2@b.example'])(
    'of a name or an address stay: %s [APP-11]',
    (name) => expect(literalDigits(`7 ${name} 7`, 'beng')).toBe(`৭ ${name} ৭`),
  );

  it('are the merchant’s in a text that stands in config itself [APP-11]', () => {
    const source = { translate: (key: string) => key, language: 'bn', fallback: 'en' };
    const text = { text: { en: '3 rooms', bn: '3টি ঘর' } };
    expect(resolveText(text, { ...source, digits: 'beng' })).toBe('৩টি ঘর');
  });

  it('take no longer than the text is long', async () => {
    expect(await costOf(() => literalDigits('7月'.repeat(100_000), 'beng'))).toBeLessThan(100);
  });
});
