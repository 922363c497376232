import { ask, tokenOf } from '@tests/contract/ask';
import { codeSentTo } from '@tests/contract/codes';
import { openSandbox } from '@tests/contract/sandbox-world';
import { expect, test } from 'vitest';

test('spends no code where the number cannot be bound, and says that only to who has the code [AUT-23]', async () => {
  const sandbox = await openSandbox();
  const token = await tokenOf(sandbox, 'newcomer');
  const mobileNum = '1700000099';
  await ask(sandbox, { call: 'smsNoLogin', request: { mobileNum } });
  const sent = await codeSentTo(sandbox, mobileNum);
  const verify = async (verificationCode: string) =>
    (await ask(sandbox, { call: 'smsVerify', token, request: { mobileNum, verificationCode } })).body.errorCode;
  expect(await verify('000000')).toBe('verification.code.incorrect');
  expect(await verify(sent)).toBe('mobile.exists');
  expect(await verify(sent)).toBe('mobile.exists');
  await sandbox.close();
});
