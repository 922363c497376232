import { inflateSync } from 'node:zlib';
import { ask } from '@tests/contract/ask';
import { now, openSandbox } from '@tests/contract/sandbox-world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { digitShapes } from '@/sandbox/captcha/digit-shapes';
import { drawCaptcha } from '@/sandbox/captcha/draw-captcha';

let sandbox: Sandbox;
let clock: number;

beforeEach(async () => {
  clock = now;
  sandbox = await openSandbox({ random: () => 0.35, now: () => clock });
});
afterEach(() => sandbox.close());

const request = { password: 'abc12345', confirmPassword: 'abc12345' };

async function newCookie(): Promise<string> {
  const { headers } = await ask(sandbox, { call: 'captcha', merchant: 'SOUTH' });
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

async function register(username: string, captcha: string, Cookie: string): Promise<string | undefined> {
  return (
    await ask(sandbox, {
      call: 'register',
      merchant: 'SOUTH',
      request: { ...request, username, captcha },
      headers: { Cookie },
    })
  ).body.errorCode;
}

test('accepts a captcha once, with its own cookie [AUT-09]', async () => {
  const cookie = await newCookie();
  expect(cookie).toMatch(/^captchaId=[0-9a-f]{32}$/);
  expect(await register('first01', '3333', cookie)).toBeUndefined();
  expect(await register('second01', '3333', cookie)).toBe('captcha.incorrect');
});

test('uses a captcha up by a wrong answer, and lets it lapse after five minutes [AUT-09]', async () => {
  const cookie = await newCookie();
  expect(await register('first01', '1111', cookie)).toBe('captcha.incorrect');
  expect(await register('first01', '3333', cookie)).toBe('captcha.incorrect');
  const late = await newCookie();
  clock += 5 * 60_000;
  expect(await register('first01', '3333', late)).toBe('captcha.incorrect');
});

test('keeps the captcha for the next try where another field was refused [AUT-09]', async () => {
  const cookie = await newCookie();
  expect(await register('NO', '3333', cookie)).toBe('username.format');
  expect(await register('first01', '3333', cookie)).toBeUndefined();
});

test('draws a PNG of its own size that differs by its digits [AUT-04]', () => {
  const png = drawCaptcha('3141', () => 0.5);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([132, 48]);
  const content = png.subarray(41, 41 + png.readUInt32BE(33));
  expect(inflateSync(content)).toHaveLength(48 * (132 * 3 + 1));
  expect(png.equals(drawCaptcha('3142', () => 0.5))).toBe(false);
});

test('has ten digits of five by seven dots, no two alike', () => {
  expect(digitShapes).toHaveLength(10);
  expect(digitShapes.every((shape) => shape.length === 7 && shape.every((row) => /^[01]{5}$/.test(row)))).toBe(true);
  expect(new Set(digitShapes.map((shape) => shape.join())).size).toBe(10);
});
