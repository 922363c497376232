import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { origin } from './origin';
import { giveMoney } from './play';

let last = 0;

/** A name that nobody has yet, in any run against the same sandbox: a letter, then letters and digits. */
export function newName(): string {
  last += 1;
  return `q${Date.now().toString(36).slice(-7)}${last}${process.env.TEST_WORKER_INDEX ?? 0}`.slice(0, 12);
}

/** A mobile number of Bangladesh that nobody has yet, as the merchant's platform stores it. */
export function newNumber(merchant: string): string {
  last += 1;
  const { auth = {} } = JSON.parse(readFileSync(`merchant-configs/${merchant}/merchant.json`, 'utf8'));
  return `${auth.mobileNumber === 'national' ? '0' : ''}18${String(Date.now() + last * 7 + Number(process.env.TEST_WORKER_INDEX ?? 0) * 1009).slice(-8)}`;
}

export type NewMember = {
  readonly username: string;
  readonly mobileNum: string;
  readonly email: string;
  readonly payeeName: string;
  readonly password: string;
  /** Where the merchant asks for one. */
  readonly paymentPassword?: string;
};

type Registration = {
  readonly own: { readonly [header: string]: string };
  readonly body: NewMember;
  readonly id: string;
};

type Added = { readonly token: string; readonly userName: string };

/** A member of its own for a test that changes one, added by the gateway's calls: by mobile, where the merchant knows no other way. */
export async function addMember(page: Page, merchant: string, member: NewMember): Promise<Added> {
  await page.goto(`${origin(merchant)}/robots.txt`);
  const headers = headersOf(merchant);
  await page.evaluate((own) => fetch('/wps/captcha', { headers: own }), headers);
  const captchaId = (await page.context().cookies()).find(({ name }) => name === 'captchaId')?.value ?? '';
  return page.evaluate(register, { own: headers, body: member, id: captchaId });
}

/** What the gateway is called with. */
export function headersOf(merchant: string): { readonly [header: string]: string } {
  return { Merchant: merchant.toUpperCase(), Language: 'EN', 'Content-Type': 'application/json' };
}

/** The calls themselves. Runs in the page. */
export async function register({ own, body, id }: Registration): Promise<Added> {
  const ask = async (method: string, path: string, fields?: object) => {
    const json = fields === undefined ? {} : { body: JSON.stringify(fields) };
    return (await fetch(path, { method, headers: own, ...json })).json();
  };
  const { answer } = await ask('GET', `/__sandbox/api/captcha?id=${id}`);
  const fields = { ...body, confirmPassword: body.password, captcha: answer, type: 0, login: true };
  const byName = await ask('PUT', '/wps/member/register', fields);
  if (typeof byName.value?.token === 'string') return byName.value;
  if (byName.errorCode !== 'function.not.available') throw new Error(`The new member was refused: ${byName.errorCode}`);
  await ask('POST', '/wps/verification/sms/register', { mobileNo: body.mobileNum });
  const { codes } = await ask('GET', '/__sandbox/api/state');
  const sent = codes.find(({ mobile }: { readonly mobile: string }) => mobile === body.mobileNum);
  const proof = { username: body.mobileNum, verificationCode: sent?.code };
  const byMobile = await ask('PUT', '/wps/member/register/mobile', { ...fields, ...proof });
  if (typeof byMobile.value?.token !== 'string') throw new Error(`The new member was refused: ${byMobile.errorCode}`);
  return byMobile.value;
}

/**
 * Signs in somebody whom no other test signs in, nor the same test when it runs again: favourites, bets and rounds are this player's own. `money`
 * is an amount as text. Gives the name.
 */
export async function signInNew(
  page: Page,
  merchant: string,
  money?: string,
  mobileNum = newNumber(merchant),
): Promise<string> {
  const { token, userName } = await addMember(page, merchant, someoneNew(mobileNum));
  if (money !== undefined) await giveMoney(page, merchant, userName, money);
  const session = sessionFor(merchant, { token, userName });
  await page.evaluate((record) => localStorage.setItem('MC_SESSION_INFO', JSON.stringify(record)), session);
  return userName;
}

export function someoneNew(mobileNum: string): NewMember {
  const username = newName();
  const rest = { email: `${username}@example.com`, paymentPassword: '112233' };
  return { username, mobileNum, password: 'Secret123', payeeName: 'Nora Rahman', ...rest };
}

/** What the browser keeps of a session. */
export function sessionFor(merchant: string, { token, userName }: Added): object {
  return { token, merchantCode: merchant.toUpperCase(), userName, type: 0, firstTimeLogin: false };
}
