import type { Page } from 'playwright/test';
import { origin } from './origin';

let last = 0;

/** A name that nobody has yet, in any run against the same sandbox: a letter, then letters and digits. */
export function newName(): string {
  last += 1;
  return `q${Date.now().toString(36).slice(-7)}${last}${process.env.TEST_WORKER_INDEX ?? 0}`.slice(0, 12);
}

/** A mobile number of Bangladesh that nobody has yet. */
export function newNumber(): string {
  last += 1;
  return `018${String(Date.now() + last * 7 + Number(process.env.TEST_WORKER_INDEX ?? 0) * 1009).slice(-8)}`;
}

export type NewMember = {
  readonly username: string;
  readonly mobileNum: string;
  readonly email: string;
  readonly password: string;
};

/** A member of its own for a test that changes one, added by the gateway's call; gives the session that it answers. */
export async function addMember(page: Page, merchant: string, member: NewMember): Promise<{ readonly token: string }> {
  await page.goto(`${origin(merchant)}/robots.txt`);
  const headers = { Merchant: merchant.toUpperCase(), Language: 'EN', 'Content-Type': 'application/json' };
  await page.evaluate((own) => fetch('/wps/captcha', { headers: own }), headers);
  const id = (await page.context().cookies()).find(({ name }) => name === 'captchaId')?.value ?? '';
  return page.evaluate(
    async ({ own, body, captchaId }) => {
      const { answer } = await (await fetch(`/__sandbox/api/captcha?id=${captchaId}`)).json();
      const answered = await fetch('/wps/member/register', {
        method: 'PUT',
        headers: own,
        body: JSON.stringify({ ...body, confirmPassword: body.password, captcha: answer, type: 0, login: true }),
      });
      const { value, errorCode } = await answered.json();
      if (typeof value?.token !== 'string') throw new Error(`The sandbox refused the new member: ${errorCode}`);
      return { token: value.token };
    },
    { own: headers, body: member, captchaId: id },
  );
}
