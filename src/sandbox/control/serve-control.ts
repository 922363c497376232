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
  sentCodes,
  setScenario,
  signInAs,
} from './actions';
import controlStyle from './client/control.css?raw';
import personaScript from './client/persona.js?raw';
import { ControlError } from './control-error';
import { controlPage, personaPage } from './page';
import { isOwnOrigin, type Place, placeOf } from './place';
import { readScenario } from './read-scenario';
import { scenarioOfForm } from './scenario-form';
import { agree, breakDown, checkCodeFor, decline, sendCodeFor, start, tokenFor } from './sign-in/consents';
import { consentPage } from './sign-in/page';
import signInStyle from './sign-in/sign-in.css?raw';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'";

type Visit = {
  readonly environment: Environment;
  readonly place: Place;
  readonly input: Input;
  readonly caller: Caller;
};
type Act = (visit: Visit) => Promise<Response>;

const acts: Readonly<Record<string, Act>> = {
  'GET ': async ({ environment, place }) => page(await controlPage(environment, place)),
  'GET client/control.css': async () => file(controlStyle, 'text/css'),
  'GET client/persona.js': async () => file(personaScript, 'text/javascript'),
  'GET client/sign-in.css': async () => file(signInStyle, 'text/css'),
  'GET sign-in': async ({ place, input }) => page(consentPage(place, input)),
  'POST sign-in': async ({ environment, place, input }) => to(await agree(environment, place, input)),
  'POST sign-in/cancel': async ({ input }) => to(decline(input)),
  'POST sign-in/fail': async ({ input }) => to(breakDown(input)),
  'POST api/sign-in/start': async ({ input }) => jsonAnswer(start(input), 200),
  'POST api/sign-in/token': async ({ environment, place, input }) =>
    jsonAnswer(await tokenFor(environment, place, input), 200),
  'POST api/sign-in/code': async ({ environment, place, input }) =>
    jsonAnswer(await sendCodeFor(environment, place, input), 200),
  'POST api/sign-in/check': async ({ environment, place, input }) =>
    jsonAnswer(await checkCodeFor(environment, place, input), 200),
  'POST reset': async ({ environment }) => back(() => reset(environment)),
  'POST scenario': async ({ environment, input }) => {
    const merchant = input.needed('merchant');
    const kept = await savedScenario(environment.store, merchant);
    return back(() => setScenario(environment, merchant, scenarioOfForm(kept, input)));
  },
  'POST money': async ({ environment, input }) => back(() => giveMoney(environment, input)),
  'POST reward': async ({ environment, input }) => back(() => giveRewardOf(environment, input)),
  'POST letters': async ({ environment, input }) => back(() => giveLettersOf(environment, input)),
  'POST persona': async (visit) => page(personaPage(await signIn(visit))),
  'GET api/state': async ({ environment, place }) => jsonAnswer(await stateOf(environment, place), 200),
  'GET api/captcha': async ({ environment, input }) =>
    jsonAnswer({ answer: await captchaAnswer(environment, input.needed('id')) }, 200),
  'POST api/reset': async ({ environment }) => done(() => reset(environment)),
  'POST api/scenario': async ({ environment, input }) => {
    const scenario = readScenario(input.fields);
    return done(() => setScenario(environment, input.text('merchant') ?? everyMerchant, scenario));
  },
  'POST api/persona': async (visit) => jsonAnswer(await signIn(visit), 200),
  'POST api/money': async ({ environment, input }) => done(() => giveMoney(environment, input)),
  'POST api/reward': async ({ environment, input }) => done(() => giveRewardOf(environment, input)),
  'POST api/letters': async ({ environment, input }) => done(() => giveLettersOf(environment, input)),
};

const giftKinds = ['MANUAL', 'RAFFLE', 'PRIZE_WHEEL', 'GOLDEN_EGG'] as const satisfies readonly GiftKind[];

/** Letters that are put into an inbox at a time. */
const mostLetters = 200;

/** The controls of the sandbox, as a page that works without scripts and as JSON below /__sandbox/api. */
export async function serveControl(environment: Environment, request: Request): Promise<Response | undefined> {
  const path = new URL(request.url).pathname.replace(/^\/__sandbox\/?/, '');
  const act = acts[`${request.method} ${path}`];
  if (!act) return undefined;
  try {
    if (request.method === 'POST' && !isOwnOrigin(request)) throw new ControlError(messages.foreignOrigin(), 403);
    const place = placeOf(environment, request);
    return await act({ environment, place, input: await readInput(request), caller: callerOf(request) });
  } catch (error) {
    if (error instanceof ControlError) return jsonAnswer({ error: error.message }, error.status);
    if (error instanceof WireError) return jsonAnswer({ error: error.code }, 400);
    environment.onError(error);
    return jsonAnswer({ error: 'unknown.system.err' }, 500);
  }
}

async function signIn({ environment, input, caller }: Visit) {
  return signInAs(environment, input.needed('merchant'), { ...caller, persona: input.needed('persona') });
}

async function giveMoney(environment: Environment, input: Input): Promise<void> {
  const amount = input.needed('amount');
  const minor = toMinor(amount.replace(/^-/, ''));
  if (minor === undefined) throw new WireError('request_param_err');
  const isGiven = await addMoney(
    environment,
    input.needed('merchant'),
    input.needed('username'),
    amount.startsWith('-') ? -minor : minor,
  );
  if (!isGiven) throw new WireError('no.data');
}

async function giveRewardOf(environment: Environment, input: Input): Promise<void> {
  const kind = giftKinds.find((known) => known === (input.text('kind') || 'MANUAL'));
  const minor = kind === 'MANUAL' ? toMinor(input.needed('amount')) : 0;
  if (kind === undefined || minor === undefined) throw new WireError('request_param_err');
  const gift = { kind, minor };
  const isGiven = await giveReward(environment, input.needed('merchant'), input.needed('username'), gift);
  if (!isGiven) throw new WireError('no.data');
}

async function giveLettersOf(environment: Environment, input: Input): Promise<void> {
  const letters = { unread: input.whole('unread', 1), read: input.whole('read', 0) };
  if (letters.unread + letters.read > mostLetters) throw new WireError('request_param_err');
  const isGiven = await giveLetters(environment, input.needed('merchant'), input.needed('username'), letters);
  if (!isGiven) throw new WireError('no.data');
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
async function back(work: () => Promise<void>): Promise<Response> {
  await work();
  return to('/__sandbox');
}

function to(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

async function done(work: () => Promise<void>): Promise<Response> {
  await work();
  return jsonAnswer({ done: true }, 200);
}

function page(html: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
  return new Response(html, { headers });
}

function file(text: string, type: string): Response {
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });
}
