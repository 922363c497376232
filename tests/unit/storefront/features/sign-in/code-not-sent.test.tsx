import { fireEvent, waitFor } from '@testing-library/react';
import { button, errorOf, field, forgetDevice } from '@tests/support/form-on-page';
import { openRealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { expect, it, vi } from 'vitest';
import { patient } from '../../../../support/patience';

vi.mock('@/storefront/platform/gateway/phone-number', () => {
  throw new Error('The line is gone.');
});

it('says that a code was not asked for where what the number is read with does not come [AUT-15]', {
  tags: ['deep'],
}, async () => {
  forgetDevice();
  const real = await openRealSite('aurora');
  const asked: string[] = [];
  const site = {
    ...real,
    fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
      asked.push(String(input));
      return real.fetch(input, init);
    },
  };
  const { user } = await renderStorefront({ merchant: 'aurora', url: '/m/login', site });
  await user.click(button(/^mobile$/i));
  await waitFor(() => button(/\+880$/));
  fireEvent.change(field('mobileNum'), { target: { value: '01812345678' } });
  await user.click(button(/^send code$/i));
  await waitFor(() => expect(errorOf('verificationCode')).toMatch(/network|connection|offline/i), {
    timeout: patient(20_000),
  });
  expect(asked.filter((path) => path.includes('/sms/'))).toEqual([]);
  expect(field('mobileNum').value).toBe('01812345678');
  expect(button(/^send code$/i)).toHaveProperty('disabled', false);
  real.close();
});
