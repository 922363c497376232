import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readAccount } from '@/storefront/forms/account/bank/new-account';
import { fieldName } from '@/storefront/forms/form-scope';
import { useNewForm } from '@/storefront/forms/use-new-form';
import { GatewayError } from '@/storefront/platform/gateway/gateway-error';

it('goes on with the code although the number beside it cannot be read just now [MEM-08]', () => {
  const scope = renderHook(() => useNewForm()).result.current;
  scope.registerField('mobileNum', {
    valueToSend: () => Promise.reject(new GatewayError({ code: 'network' })),
    isNumber: true,
  });
  const typed = { bankCode: 'DELTA', cardNumber: '400012345678', mobileNum: '1700000002', verificationCode: '500000 ' };
  for (const [name, value] of Object.entries(typed)) scope.form.setValue(fieldName(name), value);
  const bank = { bank_code: 'DELTA' };
  expect(readAccount(scope, [bank], { place: false, proof: true })).toEqual({
    bank,
    number: '400012345678',
    place: {},
    code: '500000',
  });
});
