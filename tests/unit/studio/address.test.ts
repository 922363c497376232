import { expect, it } from 'vitest';
import { readAddress, toQuery } from '@/studio/app/address';

it('holds a whole view, and leaves out what is as usual [STU-04]', () => {
  const query =
    '?brand=noor&page=mine&persona=agent-1&language=ur&width=768&zoom=0.5&mode=dark&type=2&by=languages&greetings=shown' +
    '&tried=DEPOSIT%3Doff&facts=member.vip%3Dtrue&plays=%7B%22maintenance%22%3Atrue%7D&tab=files&node=mine%2Fbalance' +
    '&file=noor%2Fmerchant.json&line=12&sought=age';
  expect(toQuery(readAddress(query))).toBe(query);
  expect(toQuery(readAddress(''))).toBe('');
});

it('reads what it does not know as usual [STU-04]', () => {
  expect(readAddress('?tab=nothing&width=wide&mode=blue&brand=noor')).toEqual({ ...readAddress(''), brand: 'noor' });
});
