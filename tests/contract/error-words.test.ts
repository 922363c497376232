import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { errorTexts } from '@/sandbox/wire/error-texts';
import { errorWords } from '@/sandbox/wire/error-words';
import { ask } from './ask';
import { openSandbox } from './sandbox-world';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

test.each(Object.entries(errorWords))('says every refusal in %s [ERR-01]', async (language, words) => {
  const request = { username: 'member0', password: 'wrong', type: 'username' };
  const { body } = await ask(sandbox, { call: 'login', request, language });
  expect(body).toMatchObject({ errorCode: 'login.incorrect', message: words['login.incorrect'] });
  expect(Object.keys(words).sort()).toEqual(Object.keys(errorTexts).sort());
  const english = Object.entries(errorTexts).filter(([code, { EN }]) => Reflect.get(words, code) === EN);
  expect(english).toEqual([]);
});
