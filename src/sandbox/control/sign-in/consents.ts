import { randomBytes } from 'node:crypto';
import type { Environment } from '../../environment';
import { attempt, countAttempt, refuseTooMany } from '../../request-rules/rate-limit';
import { isOldCode, sendCode, spendCode } from '../../store/codes';
import { sql } from '../../store/query';
import type { Input } from '../../wire/input';
import { WireError } from '../../wire/wire-error';
import { readyMerchant } from '../actions';
import type { Place } from '../place';
import { people, services } from './people';

/** Minutes in which a consent has to be redeemed. */
const consentMinutes = 5;
/** In ten minutes at most so many codes are sent to one number, and so many wrong ones may be tried for it. */
const limit = { maxTries: 5, minutes: 10 };

/** The `state` that travels with the player to the service and back. */
export function start(input: Input): object {
  if (!Object.hasOwn(services, input.requiredText('channel'))) throw new WireError('request_param_err');
  return { state: randomBytes(16).toString('hex') };
}

/** Stores what a player agreed to. Gives the address to return to, which has a code that is valid once. */
export async function agree(environment: Environment, place: Place, input: Input): Promise<string> {
  const { store, now } = environment;
  const { code: merchant } = await readyMerchant(environment, merchantIn(place));
  const { subject, name, email } = personIn(input);
  const code = randomBytes(16).toString('hex');
  await sql`delete from consents where expires < ${now()}`.execute(store);
  await store
    .insertInto('consents')
    .values({
      code,
      merchant,
      channel: input.requiredText('channel'),
      subject,
      name,
      email,
      expires: now() + consentMinutes * 60_000,
    })
    .execute();
  return returnAddress(input, { code });
}

/** The address to return to after a player refused. */
export function decline(input: Input): string {
  return returnAddress(input, { error: 'access_denied' });
}

/** The address to return to after the service failed. */
export function breakDown(input: Input): string {
  return returnAddress(input, { error: 'server_error' });
}

/** The token that a code of `agree` stands for, with the player's name and e-mail. The code is then used up. */
export async function tokenFor(environment: Environment, place: Place, input: Input): Promise<object> {
  const { code: merchant } = await readyMerchant(environment, merchantIn(place));
  const row = await environment.store
    .deleteFrom('consents')
    .where('code', '=', input.requiredText('code'))
    .where('merchant', '=', merchant)
    .where('channel', '=', input.requiredText('channel'))
    .where('expires', '>', environment.now())
    .returning(['subject', 'name', 'email'])
    .executeTakeFirst();
  if (row === undefined) throw new WireError('request_param_err');
  return { idToken: `sandbox:${row.subject}`, name: row.name, email: row.email };
}

/** Sends a code as another service would; it shows on the control page. The ticket of its answer is the number. */
export async function sendCodeFor(environment: Environment, place: Place, input: Input): Promise<object> {
  const { store, now, random } = environment;
  const { code: merchant } = await readyMerchant(environment, merchantIn(place));
  const mobile = mobileIn(input, 'mobile');
  await attempt(store, { key: `service sms ${merchant} ${mobile}`, ...limit }, now());
  const code = String(Math.floor(random() * 1e6)).padStart(6, '0');
  await sendCode(store, { merchant, mobile, code, now: now() });
  return { ticket: mobile };
}

export async function checkCodeFor(environment: Environment, place: Place, input: Input): Promise<object> {
  const { store, now } = environment;
  const { code: merchant } = await readyMerchant(environment, merchantIn(place));
  const mobile = mobileIn(input, 'ticket');
  const tries = { key: `service code ${merchant} ${mobile}`, ...limit };
  await refuseTooMany(store, tries, now());
  const typedCode = { merchant, mobile, code: input.requiredText('code'), now: now() };
  if (!(await spendCode(store, typedCode))) {
    await countAttempt(store, tries.key, now());
    throw new WireError(
      (await isOldCode(store, typedCode)) ? 'verification.code.expired' : 'verification.code.incorrect',
    );
  }
  return { idToken: `sandbox:${mobile}` };
}

/** Back to a path of the site that asked, and to no other. */
function returnAddress(input: Input, answer: { readonly [name: string]: string }): string {
  const [path, state] = [input.requiredText('back'), input.requiredText('state')];
  if (!/^\/[\w.-]+(\/[\w.-]+)*$/.test(path) || !/^[\w-]{8,64}$/.test(state)) throw new WireError('request_param_err');
  return `${path}?${new URLSearchParams({ state, ...answer })}`;
}

function personIn(input: Input) {
  const person = people.find(({ subject }) => subject === input.text('person'));
  if (person) return person;
  const name = input.requiredText('name').slice(0, 60);
  const subject = name.toLowerCase().replace(/[^\p{L}\d]+/gu, '.');
  return { subject, name, email: '' };
}

function merchantIn({ merchants: [merchant] }: Place): string {
  if (merchant === undefined) throw new WireError('function.not.available');
  return merchant.code;
}

function mobileIn(input: Input, field: string): string {
  const mobile = input.requiredText(field);
  if (!/^\d{6,20}$/.test(mobile)) throw new WireError('mobile.format');
  return mobile;
}
