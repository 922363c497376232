import { expect, it } from 'vitest';
import { decryptBody, refuseWrongKey } from '@/sandbox/cipher/decrypt-body';
import { createGatewayKey } from '@/sandbox/cipher/gateway-key';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { createCaller } from '@/storefront/platform/gateway/create-gateway';
import { encryptRequest } from '@/storefront/platform/gateway/encryption/encrypt-request';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';

const key = createGatewayKey();
const payload = { username: 'nora', password: 'Sécret, 12 ✓', type: 'username' } as const;
const context = () => ({ merchant: 'M', language: 'en', token: undefined, standalone: true });
const session = { token: 't', userName: 'nora', customerType: 0, firstTimeLogin: false };

/** A gateway that decrypts for real and keeps what it was sent. */
function gateway(publicKey: () => Response = () => Response.json({ success: true, value: key.modulus() })) {
  const sent: { readonly path: string; readonly headers: Headers; readonly body: string }[] = [];
  const answer: typeof fetch = async (input, init) => {
    const path = new URL(String(input), 'http://localhost').pathname;
    if (path.endsWith('/key/rsa')) return publicKey();
    sent.push({ path, headers: new Headers(init?.headers), body: String(init?.body) });
    return Response.json({ success: true, value: session });
  };
  return { sent, answer };
}

it.each(['legacy', 'value'] as const)(
  'sends what the sandbox decrypts, and nothing of it in plain, in mode %s [AUT-05]',
  async (encryption) => {
    const { sent, answer } = gateway();
    const call = createCaller({ baseUrl: '', fetch: answer, context, encryption });
    await call('login', payload);
    const [{ headers, body } = { headers: new Headers(), body: '' }] = sent;
    expect(body).not.toMatch(/nora|cret/);
    expect(decryptBody(key, headers, body)).toEqual(payload);
    expect(headers.get('Device')).toBe('OTHERS');
    expect(headers.has('X-Digest')).toBe(encryption === 'value');
  },
);

it('sends in plain where config says none, and calls that take no encryption in any mode [AUT-05]', async () => {
  const { sent, answer } = gateway();
  await createCaller({ baseUrl: '', fetch: answer, context, encryption: 'none' })('login', payload);
  await createCaller({ baseUrl: '', fetch: answer, context, encryption: 'value' })('smsNoLogin', { mobileNum: '1' });
  expect(sent.map(({ headers }) => headers.has('Encryption'))).toEqual([false, false]);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual(payload);
});

it.each([
  ['is refused', () => Response.json({ success: false, errorCode: 'unknown.system.err' }, { status: 500 })],
  ['is no key', () => Response.json({ success: true, value: 'zz' })],
  ['is no answer', () => new Response('<html>', { status: 200 })],
])('never falls back to plain text when the public key %s [AUT-05]', async (_, publicKey) => {
  const { sent, answer } = gateway(publicKey);
  const call = createCaller({ baseUrl: '', fetch: answer, context, encryption: 'value' });
  await expect(call('login', payload)).rejects.toThrow();
  expect(sent).toEqual([]);
});

it.each([
  ['empty', ''],
  ['one', '1'],
  ['short of the one-time key', 'f'.repeat(31)],
  ['even', `${key.modulus().slice(0, -1)}0`],
  ['marked as hex', `0x${key.modulus()}`],
  ['cut short', key.modulus().slice(0, 100)],
])('sends nothing under a key that is %s, and says that it was not sent [AUT-05]', async (_, modulus) => {
  const { sent, answer } = gateway(() => Response.json({ success: true, value: modulus }));
  const call = createCaller({ baseUrl: '', fetch: answer, context, encryption: 'value' });
  await expect(call('login', payload)).rejects.toMatchObject({ code: 'not.sent', call: 'login' });
  expect(sent).toEqual([]);
});

it.each<readonly [string, () => Response | Promise<Response>]>([
  ['gets no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', () => Response.json({ success: false, errorCode: 'no.key' }, { status: 400 })],
  ['is no key', () => Response.json({ success: true, value: 'zz' })],
])(
  'tells a withdrawal as not sent where the public key %s, unless an earlier try is open [MEM-08]',
  async (_, noKey) => {
    let withdrawals = 0;
    let answerKey = noKey;
    const keys = createMemoryStorage();
    const call = createCaller({
      baseUrl: '',
      fetch: async (input) => {
        if (String(input).includes('/key/rsa')) return answerKey();
        withdrawals += 1;
        throw new TypeError('Failed to fetch');
      },
      context,
      encryption: 'value',
      keys,
    });
    const withdraw = () =>
      call('requestWithdraw', { amount: '100.00', bankCardId: 1, paymentPassword: '123456' }).catch(
        (error: unknown) => error,
      );
    const notSent = await withdraw();
    expect(notSent).toMatchObject({ code: 'not.sent', call: 'requestWithdraw' });
    expect([outcomeOf(notSent), withdrawals, keys.local.get('intents')]).toEqual(['refused', 0, undefined]);
    answerKey = () => Response.json({ success: true, value: key.modulus() });
    expect([outcomeOf(await withdraw()), withdrawals]).toEqual(['open', 1]);
    answerKey = noKey;
    expect([outcomeOf(await withdraw()), withdrawals]).toEqual(['open', 1]);
  },
);

it('ends within the time of the call where the public key does not come, and says that it was not sent [MEM-08]', async () => {
  const fetch: typeof globalThis.fetch = (_, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  const call = createCaller({ baseUrl: '', fetch, context, encryption: 'value' });
  await expect(call('login', payload, { timeoutMs: 20 })).rejects.toMatchObject({ code: 'not.sent', call: 'login' });
});

it('reads a key with a zero before it, and writes each one-time key in as many bytes as the key has [AUT-05]', () => {
  const body = JSON.stringify(payload);
  const written = Array.from({ length: 40 }, () =>
    encryptRequest({ url: '/', init: { method: 'POST', body } }, 'value', `00${key.modulus()}\n`),
  ).map(({ init }) => ({ headers: new Headers(init.headers), body: String(init.body) }));
  expect(new Set(written.map(({ headers }) => headers.get('Encryption')?.length))).toEqual(
    new Set([key.modulus().length]),
  );
  for (const { headers } of written) expect(() => refuseWrongKey(key, headers)).not.toThrow();
});

it.each([0, 1, 7, 8, 9, 500])('decrypts a body of %i characters, each with a key of its own [AUT-05]', (length) => {
  const body = JSON.stringify({ text: 'a'.repeat(length) });
  const written = [1, 2].map(() =>
    encryptRequest({ url: '/', init: { method: 'POST', body } }, 'legacy', key.modulus()),
  );
  const read = written.map(({ init }) => decryptBody(key, new Headers(init.headers), String(init.body)));
  expect(read).toEqual([JSON.parse(body), JSON.parse(body)]);
  expect(written[0]?.init.body).not.toBe(written[1]?.init.body);
});

it.each(['none', 'legacy', 'value'] as const)(
  'sends a trial its gateway version and, where payloads are encrypted, a key beside its plain body: %s [AUT-07]',
  async (encryption) => {
    const { sent, answer } = gateway();
    await createCaller({ baseUrl: '', fetch: answer, context, encryption })('trialLogin', {
      os: 'html5',
      platform: 'W',
    });
    const [{ headers, body } = { headers: new Headers(), body: '' }] = sent;
    expect(headers.get('X-Gateway-Version')).toBe('3');
    expect(JSON.parse(body)).toEqual({ os: 'html5', platform: 'W' });
    expect(headers.has('Encryption')).toBe(encryption !== 'none');
    expect(() => refuseWrongKey(key, headers)).not.toThrow();
  },
);
