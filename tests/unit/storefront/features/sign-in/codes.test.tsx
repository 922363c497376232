import { waitFor } from '@testing-library/react';
import { button, errorOf, field, forgetDevice } from '@tests/support/form-on-page';
import { openRealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { beforeEach, expect, it } from 'vitest';

beforeEach(forgetDevice);

it('takes digits only, ten at most, for a code by SMS, and moves there once it was sent: what is more stays and is refused [AUT-15] [AUT-22]', async () => {
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login' });
  await user.click(button(/^mobile$/i));
  await user.type(field('mobileNum'), '01700000088');
  await user.click(button(/^send code$/i));
  await waitFor(() => expect(document.activeElement).toBe(field('verificationCode')));
  await user.paste('12ab');
  await user.tab();
  await waitFor(() => expect(errorOf('verificationCode')).toMatch(/digits only/i));
  await user.clear(field('verificationCode'));
  await user.type(field('verificationCode'), '123456789012');
  expect(field('verificationCode').value).toBe('123456789012');
  await waitFor(() => expect(errorOf('verificationCode')).toMatch(/takes at most .?10.? characters/));
  await user.clear(field('verificationCode'));
  await user.paste('Code 734924, order 8812');
  await waitFor(() => expect(errorOf('verificationCode')).toMatch(/734924, 8812.*only the code/));
  await user.clear(field('verificationCode'));
  await user.paste('1234567890');
  await waitFor(() => expect(errorOf('verificationCode')).toBe(''));
});

it('sends a pasted number and a whole message in the digits of Bengali as the number and the code that they are [AUT-05] [AUT-22]', async () => {
  const site = await openRealSite('aurora');
  const sent: unknown[] = [];
  const spy: typeof site.fetch = (input, init) => {
    if (String(input).includes('/session/login')) sent.push(JSON.parse(String(init?.body)));
    return site.fetch(input, init);
  };
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login', site: { ...site, fetch: spy } });
  await user.click(button(/^mobile$/i));
  await waitFor(() => button(/\+880$/));
  await user.click(field('mobileNum'));
  await user.paste('+৮৮০ (০১৭) ০০-০০০০৯৯');
  await user.click(button(/^send code$/i));
  await waitFor(() => expect(document.activeElement).toBe(field('verificationCode')));
  await user.paste('আপনার কোড ৫০০ ০০০।');
  await user.click(button(/^log in$/i));
  await waitFor(() =>
    expect(sent).toMatchObject([{ username: '1700000099', password: '500000', countryDialingCode: '880' }]),
  );
  await site.close();
});

it('takes digits only, six at most, for the code in a picture, and cuts nothing [AUT-04]', {
  tags: ['deep'],
}, async () => {
  const site = await openRealSite('aurora');
  await site.play({ captcha: true });
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login', site });
  await user.type(field('username'), 'member0');
  await user.type(field('password'), 'abc12345');
  await user.click(button(/^log in$/i));
  await waitFor(() => field('captcha'));
  await user.type(field('captcha'), '12ab');
  await user.click(button(/^log in$/i));
  await waitFor(() => expect(errorOf('captcha')).toBe('The code has digits only'));
  expect(document.activeElement).toBe(field('captcha'));
  await user.clear(field('captcha'));
  await user.type(field('captcha'), '12345678');
  expect(field('captcha').value).toBe('12345678');
  await waitFor(() => expect(errorOf('captcha')).toMatch(/takes at most .?6.? characters/));
  site.close();
});
