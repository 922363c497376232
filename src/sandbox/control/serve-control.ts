import type { Environment } from '../environment';
import { messages } from '../messages';
import { toMinor } from '../store/money';
import { everyMerchant, savedScenario } from '../store/scenarios';
import { jsonAnswer } from '../wire/answer';
import { type Caller, callerOf } from '../wire/caller';
import { type Input, readInput } from '../wire/input';
import { WireError } from '../wire/wire-error';
import {
  addMoney,
  captchaAnswer,
  type GiftKind,
  giveLetters,
  giveReward,
  readyMerchant,
  reset,
  scenarioKey,
  sentCodes,
  setScenario,
  signInAs,
} from './actions';
import controlStyle from './client/control.css?raw';
import personaScript from './client/persona.js?raw';
import { ControlError } from './control-error';
import { refuseUnknownFields, requiredField, wholeField } from './fields';
import { controlPage, personaPage } from './page';
import { isOwnOrigin, type Place, placeOf } from './place';
import { readScenario } from './read-scenario';
import { scenarioOfForm } from './scenario-form';
import { agree, breakDown, checkCodeFor, decline, sendCodeFor, start, tokenFor } from './sign-in/consents';
import { consentPage } from './sign-in/page';
import signInStyle from './sign-in/sign-in.css?raw';

const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'";

type Visit = {
  readonly environment: Environment;
  readonly place: Place;
  readonly input: Input;
  readonly caller: Caller;
};
type Action = (visit: Visit) => Promise<Response>;

const actions: Readonly<Record<string, Action>> = {
  'GET ': async ({ environment, place }) => htmlAnswer(await controlPage(environment, place)),
  'GET client/control.css': async () => fileAnswer(controlStyle, 'text/css'),
  'GET client/persona.js': async () => fileAnswer(personaScript, 'text/javascript'),
  'GET client/sign-in.css': async () => fileAnswer(signInStyle, 'text/css'),
  'GET sign-in': async ({ place, input }) => htmlAnswer(consentPage(place, input)),
  'POST sign-in': async ({ environment, place, input }) => redirect(await agree(environment, place, input)),
  'POST sign-in/cancel': async ({ input }) => redirect(decline(input)),
  'POST sign-in/fail': async ({ input }) => redirect(breakDown(input)),
  'POST api/sign-in/start': async ({ input }) => jsonAnswer(start(input), 200),
  'POST api/sign-in/token': async ({ environment, place, input }) =>
    jsonAnswer(await tokenFor(environment, place, input), 200),
  'POST api/sign-in/code': async ({ environment, place, input }) =>
    jsonAnswer(await sendCodeFor(environment, place, input), 200),
  'POST api/sign-in/check': async ({ environment, place, input }) =>
    jsonAnswer(await checkCodeFor(environment, place, input), 200),
  'POST reset': async (visit) => backToPage(() => forget(visit)),
  'POST scenario': async ({ environment, input }) => {
    const merchant = await scenarioKey(environment, requiredField(input, 'merchant'));
    const saved = await savedScenario(environment.store, merchant);
    return backToPage(() => setScenario(environment, merchant, scenarioOfForm(saved, input)));
  },
  'POST money': async ({ environment, input }) => backToPage(() => giveMoney(environment, input)),
  'POST reward': async ({ environment, input }) => backToPage(() => giveRewardOf(environment, input)),
  'POST letters': async ({ environment, input }) => backToPage(() => giveLettersOf(environment, input)),
  'POST persona': async (visit) => htmlAnswer(personaPage(await signIn(visit))),
  'GET api/state': async ({ environment, place }) => jsonAnswer(await stateOf(environment, place), 200),
  'GET api/captcha': async ({ environment, input }) =>
    jsonAnswer({ answer: await captchaAnswer(environment, requiredField(input, 'id')) }, 200),
  'POST api/reset': async (visit) => doneAnswer(() => forget(visit)),
  'POST api/scenario': async ({ environment, input }) => {
    const scenario = readScenario(input.fields);
    return doneAnswer(() => setScenario(environment, input.text('merchant') ?? everyMerchant, scenario));
  },
  'POST api/persona': async (visit) => jsonAnswer(await signIn(visit), 200),
  'POST api/money': async ({ environment, input }) => doneAnswer(() => giveMoney(environment, input)),
  'POST api/reward': async ({ environment, input }) => doneAnswer(() => giveRewardOf(environment, input)),
  'POST api/letters': async ({ environment, input }) => doneAnswer(() => giveLettersOf(environment, input)),
};

const giftKinds = ['MANUAL', 'RAFFLE', 'PRIZE_WHEEL', 'GOLDEN_EGG'] as const satisfies readonly GiftKind[];

/** The most letters that are put into an inbox at a time. */
const maxLetters = 200;

/** The controls of the sandbox, as a page that works without scripts and as JSON below /__sandbox/api. */
export async function serveControl(environment: Environment, request: Request): Promise<Response | undefined> {
  const path = new URL(request.url).pathname.replace(/^\/__sandbox\/?/, '');
  const action = actions[`${request.method} ${path}`];
  if (!action) return undefined;
  try {
    if (request.method === 'POST' && !isOwnOrigin(request)) throw new ControlError(messages.foreignOrigin(), 403);
    const place = placeOf(environment, request);
    return await action({ environment, place, input: await readFields(request), caller: callerOf(request) });
  } catch (error) {
    if (error instanceof ControlError) return jsonAnswer({ error: error.message }, error.status);
    if (error instanceof WireError) return jsonAnswer({ error: error.code }, 400);
    environment.onError(error);
    return jsonAnswer({ error: 'unknown.system.err' }, 500);
  }
}

async function readFields(request: Request): Promise<Input> {
  try {
    return await readInput(request);
  } catch (error) {
    throw error instanceof WireError ? new ControlError(messages.unreadableBody()) : error;
  }
}

/** Resets every merchant. The name of one is read only so that a wrong one is refused. */
async function forget({ environment, input }: Visit): Promise<void> {
  refuseUnknownFields(input, ['merchant']);
  await scenarioKey(environment, input.text('merchant') ?? everyMerchant);
  await reset(environment);
}

async function signIn({ environment, input, caller }: Visit) {
  refuseUnknownFields(input, ['merchant', 'persona']);
  return signInAs(environment, requiredField(input, 'merchant'), {
    ...caller,
    persona: requiredField(input, 'persona'),
  });
}

async function giveMoney(environment: Environment, input: Input): Promise<void> {
  refuseUnknownFields(input, ['merchant', 'username', 'amount']);
  const amount = requiredField(input, 'amount');
  const minor = minorOf(amount.replace(/^-/, ''));
  await addMoney(
    environment,
    requiredField(input, 'merchant'),
    requiredField(input, 'username'),
    amount.startsWith('-') ? -minor : minor,
  );
}

async function giveRewardOf(environment: Environment, input: Input): Promise<void> {
  refuseUnknownFields(input, ['merchant', 'username', 'amount', 'kind']);
  const kind = giftKinds.find((giftKind) => giftKind === (input.text('kind') || 'MANUAL'));
  if (kind === undefined) throw new ControlError(messages.wrongField('kind', giftKinds.join(', ')));
  const gift = { kind, minor: kind === 'MANUAL' ? minorOf(requiredField(input, 'amount')) : 0 };
  await giveReward(environment, requiredField(input, 'merchant'), requiredField(input, 'username'), gift);
}

function minorOf(amount: string): number {
  const minor = toMinor(amount);
  if (minor === undefined) throw new ControlError(messages.wrongAmount());
  return minor;
}

async function giveLettersOf(environment: Environment, input: Input): Promise<void> {
  refuseUnknownFields(input, ['merchant', 'username', 'unread', 'read']);
  const letters = { unread: wholeField(input, 'unread', 1), read: wholeField(input, 'read', 0) };
  if (letters.unread + letters.read > maxLetters) throw new ControlError(messages.tooManyLetters(maxLetters));
  await giveLetters(environment, requiredField(input, 'merchant'), requiredField(input, 'username'), letters);
}

async function stateOf(environment: Environment, place: Place): Promise<unknown> {
  const code = place.merchants[0]?.code;
  const merchant = code === undefined ? undefined : await readyMerchant(environment, code);
  return {
    merchants: place.merchants,
    scenario: await savedScenario(environment.store, merchant?.code ?? everyMerchant),
    codes: merchant ? await sentCodes(environment, merchant) : [],
  };
}

/** Redirects to the page after a form, so that a reload sends nothing twice. */
async function backToPage(work: () => Promise<void>): Promise<Response> {
  await work();
  return redirect('/__sandbox');
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

async function doneAnswer(work: () => Promise<void>): Promise<Response> {
  await work();
  return jsonAnswer({ done: true }, 200);
}

function htmlAnswer(html: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentPolicy,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
  return new Response(html, { headers });
}

function fileAnswer(text: string, type: string): Response {
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });
}
