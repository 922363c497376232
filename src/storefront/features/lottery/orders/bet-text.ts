import type { Format } from '@/storefront/platform/languages/format';
import type { Translate } from '@/storefront/platform/languages/use-text';

const options: { readonly [code: string]: string } = {
  BIG: 'widget.lottery.option.BIG',
  SMALL: 'widget.lottery.option.SMALL',
  ODD: 'widget.lottery.option.ODD',
  EVEN: 'widget.lottery.option.EVEN',
};

/**
 * A bet in words: options by name, numbers in the merchant's digits with leading zeros, anything else as the wire's
 * code.
 */
export function betText(content: string, t: Translate, { number }: Format): string {
  return content
    .split(',')
    .map((bet) => bet.trim())
    .filter((bet) => bet !== '')
    .map((bet) => {
      const key = Object.hasOwn(options, bet.toUpperCase()) ? options[bet.toUpperCase()] : undefined;
      return key === undefined ? bet.replace(/\d/g, (digit) => number(digit)) : t(key);
    })
    .join(' · ');
}
