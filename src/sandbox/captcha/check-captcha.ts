import { randomBytes } from 'node:crypto';
import { sql } from '../store/query';
import type { Call } from '../wire/endpoint';
import { drawCaptcha } from './draw-captcha';

/** How long a captcha counts. */
const minutes = 5;
const digits = 4;
const cookie = 'captchaId';

/** A new captcha: its image as base64 PNG, its answer kept under the id in the cookie. */
export async function newCaptcha({ store, setCookie, now, random }: Call): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const answer = Array.from({ length: digits }, () => Math.floor(random() * 10)).join('');
  await sql`delete from captchas where expires < ${now}`.execute(store);
  await store
    .insertInto('captchas')
    .values({ id, answer, expires: now + minutes * 60_000 })
    .execute();
  setCookie(cookie, id, minutes * 60);
  return drawCaptcha(answer, random).toString('base64');
}

/** Compares the captcha of a request with the one that its cookie names. Each captcha counts for one try. */
export async function isRightCaptcha({ store, cookies, input, now }: Call): Promise<boolean> {
  const captchas = store.deleteFrom('captchas').where('id', '=', cookies[cookie] ?? '');
  const row = await captchas.returning(['answer', 'expires']).executeTakeFirst();
  return row !== undefined && row.expires > now && row.answer === (input.text('captcha') ?? '').trim();
}
