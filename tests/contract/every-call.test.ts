import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pick } from '@/engine/live';
import { emptied } from '@/review/html/empty-answers';
import type { Sandbox } from '@/sandbox';
import { ask, at, schemas, tokenOf } from './ask';
import { accountExamples } from './examples/account';
import { agentExamples } from './examples/agents';
import { contentExamples } from './examples/content';
import { contractExamples } from './examples/contracts';
import type { Example } from './examples/example';
import { lotteryExamples } from './examples/lottery';
import { offerExamples } from './examples/offers';
import { securityExamples } from './examples/security';
import { teamExamples } from './examples/team';
import { teamReportExamples } from './examples/team-reports';
import { withdrawExamples } from './examples/withdraw';
import { openSandbox } from './sandbox-world';

const search = { merchant: 'NORTH', platform: 'html5', clientType: 2, language: 'EN' };
const range = { startDate: '2026-01-01 00:00:00', endDate: '2026-12-31 23:59:59', pageNo: 1, pageSize: 20 };
const game = { nodeId: 14000, vendor: 'LVY' };
const pay = { targetUsername: 'member0', bankCode: 'ANY' };
const newMember = {
  username: 'newbie1',
  password: 'abc12345',
  confirmPassword: 'abc12345',
  type: 0,
  registerMethod: 'H5',
  domain: 'north.localhost',
  login: true,
};

/** A valid request of every call. A schema without one fails below. */
const examples: Readonly<Record<string, Example>> = {
  status: {},
  settings: {},
  whitelabel: {},
  location: {},
  templates: {},
  countries: {},
  registerRules: {},
  verificationRules: { request: { type: 'login' } },
  captcha: {},
  login: { request: { username: 'member0', password: 'abc12345', type: 'username' } },
  trialLogin: { request: { os: 'android', platform: 'W' } },
  logout: { as: 'agent7' },
  register: { request: newMember },
  registerMobile: {
    request: {
      ...newMember,
      username: '01811111111',
      mobileNum: '01811111111',
      verificationCode: '000000',
      countryDialingCode: '880',
    },
  },
  smsRegister: { request: { mobileNo: '01811111111', countryDialingCode: '880' } },
  smsRegisterMobile: { request: { mobileNo: '01811111113', countryDialingCode: '880' } },
  smsNoLogin: { request: { mobileNum: '01811111112', countryDialingCode: '880' } },
  checkUsername: { request: { username: 'nobody9' } },
  affiliateCheck: { request: { code: 'LIVERY', domain: 'north.localhost' } },
  memberInfo: { as: 'member0' },
  memberLanguage: { as: 'member0', request: { language: 'BN' } },
  balance: { as: 'member0', request: { typeId: 0 } },
  merchantWallet: { as: 'member0', request: { merchantCode: 'NORTH' } },
  walletLock: { as: 'member0', request: { accountTypeId: 11 } },
  walletTransfer: { as: 'agent1', request: { fromAccountTypeId: 2, toAccountTypeId: 11, amount: 12.5 } },
  saferPlay: { as: 'member0' },
  setPlayLimit: { as: 'member0', request: { kind: 'deposit', period: 7, amount: '250.00' } },
  startPause: { as: 'agent1', request: { kind: 'timeout', days: 7 } },
  playActivity: { as: 'member0' },
  depositSettings: { as: 'member0' },
  depositChannels: { as: 'member0', request: { webSupported: 'Y', mobileSupported: 'Y', groupMTByChannelName: 'N' } },
  depositPromotions: { as: 'member0' },
  depositByLaunch: { as: 'member0', request: { ...pay, amount: '500.00', bankType: 'PGMT', vendorId: 'HBR' } },
  depositByQr: {
    as: 'member0',
    request: { ...pay, amount: '200', bankType: 'MAQR', vendorId: 'SCN', showQrImageOnly: 1 },
  },
  depositByTransfer: {
    as: 'member0',
    request: { ...pay, amount: '750.50', bankType: 'MT', vendorId: 'DLT', payeeName: 'Ada Rahman' },
  },
  depositOrders: { as: 'member0' },
  confirmDeposit: {
    as: 'member0',
    request: { orderNo: '', action: 'CANCEL' },
    prepare: async (asked, token) => {
      const request = { ...pay, amount: '500.00', bankType: 'PGMT', vendorId: 'HBR' };
      const order = await ask(asked, { call: 'depositByLaunch', token, request });
      return { request: { orderNo: String(at(order, 'orderNo')) } };
    },
  },
  depositReceipt: { as: 'member0', request: { file: new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])]) } },
  vendors: { request: search },
  vassGameTypes: { request: { typeId: 1, merchant_code: 'NORTH' } },
  gameList: {
    request: {
      ...search,
      gameType: 'RNG',
      gameName: '',
      gameClassify: '',
      isNew: 1,
      vassalage: '',
      pageNo: 1,
      pageSize: 26,
    },
  },
  hotGames: { request: { isPlatform: 2, platform: 'html5', gameType: '', language: 'EN', merchantCode: 'NORTH' } },
  favouriteIds: { as: 'member0' },
  favouriteList: { as: 'member0', request: { pageNo: 1, pageSize: 26, gameType: '', language: 'EN' } },
  addFavourite: { as: 'member0', request: game },
  removeFavourite: { as: 'member0', request: game },
  recentList: { as: 'member0', request: { page: 1, pageSize: 25, gameType: '', language: 'EN', clientType: 2 } },
  addRecent: { as: 'member0', request: { nodeId: 14000, vassalage: 'LVY', gameType: 'RNG' } },
  winners: { request: { gameCategory: 'ALL', language: 'EN', limitNum: 20 } },
  announcements: { request: { types: 'B,PL,PU,PR,H', platform: 'M', groupName: 'm_home', language: 'EN' } },
  mobileNotice: { request: { language: 'EN' } },
  promotions: {},
  unreadCount: { as: 'memberunread' },
  inbox: { as: 'memberunread', request: { page: 1, size: 20 } },
  readMessage: {
    as: 'memberunread',
    request: { messageId: 0 },
    prepare: async (sandbox, token) => ({ request: { messageId: await firstMessage(sandbox, token) } }),
  },
  deleteMessages: {
    as: 'memberunread',
    request: { messageIds: '' },
    prepare: async (sandbox, token) => ({ request: { messageIds: String(await firstMessage(sandbox, token)) } }),
  },
  helpCenter: { request: { device: 'MOBILE', language: 'EN' } },
  launchGame: {
    as: 'member0',
    request: {
      gameCategory: 'RNG',
      vendor: 'LVY',
      gameId: 'LVY-14000',
      nodeId: 14000,
      showChoice: false,
      launchMode: 'GLS',
      platform: 'html5',
      clientType: 2,
    },
  },
  gameTrialLaunch: { request: { vendor: 'LVY', nodeId: 14000, launchMode: 'GLS' } },
  contractCheck: { as: 'agentcontrac' },
  claimableRewards: { as: 'memberunread', request: { promotionType: 'MANUAL,MISSION', status: 'I' } },
  prizeTickets: { as: 'memberunread', request: { isApp: 'N', status: 'AVAILABLE' } },
  rebateSettings: { as: 'membervip' },
  dividendInfo: { as: 'agent1' },
  agentNotices: { as: 'agentcontrac' },
  depositRecord: { as: 'member0', request: range },
  withdrawRecord: { as: 'member0', request: range },
  accountRecord: {
    as: 'member0',
    request: { transactionType: '', startTime: '2026-01-01', endTime: '2026-12-31', pageNo: 1, pageSize: 20 },
  },
  betRecord: { as: 'member0', request: { ...range, gameType: 'ALL' } },
  manualRebates: { as: 'member0' },
  claimManualRebate: { as: 'member0', request: { gameCategory: '' } },
  rebateReport: { as: 'member0', request: range },
  lotteryPnl: { as: 'member0', request: range },
  gamesPnl: { as: 'member0', request: { ...range, gameType: 'RNG' } },
  ...accountExamples,
  ...agentExamples,
  ...contentExamples,
  ...lotteryExamples,
  ...teamExamples,
  ...teamReportExamples,
  ...withdrawExamples,
  ...securityExamples,
  ...offerExamples,
  ...contractExamples,
};

/** Fields that the platform gives and no page reads, so that their schemas do not declare them. */
const notRead = [
  'h5Icon',
  'lagerIcon',
  'minBet',
  'date',
  'category',
  'balanceDate',
  'externalLink',
  'announcementDisplaySpeed',
];

const ajv = new Ajv2020({ allErrors: true, strict: false });
let sandbox: Sandbox;

/** A call may leave marks, as a new password or a session that ended, and one that only reads leaves none. */
const onlyReads = (call: string) =>
  schemas.get(call)?.['x-call'].method === 'GET' && examples[call]?.prepare === undefined;
const calls = [...schemas.keys()];

describe('what only reads, of one sandbox', () => {
  openOnce();
  test.each(calls.filter(onlyReads))('answers %s as its schema says, asked as its schema says [QAS-03]', checkAnswer);
});

/** Agents have a team of thousands, which takes long to plant: their calls share one sandbox, unless they move money. */
const isOfAgents = (call: string) =>
  !onlyReads(call) && !schemas.get(call)?.['x-call'].money && /^agent/.test(examples[call]?.as ?? '');

describe('what agents change, of one sandbox', () => {
  openOnce();
  test.each(calls.filter(isOfAgents))('answers %s as its schema says, asked as its schema says [QAS-03]', checkAnswer);
});

describe('what may leave marks, each of a sandbox that knows of no other', () => {
  beforeEach(async () => {
    sandbox = await openSandbox();
  });
  afterEach(() => sandbox.close());
  test.each(calls.filter((call) => !onlyReads(call) && !isOfAgents(call)))(
    'answers %s as its schema says, asked as its schema says [QAS-03]',
    checkAnswer,
  );
});

describe('a guest', () => {
  openOnce();
  test.each([...schemas])('asks no session of a guest unless %s needs one [ERR-03]', async (call, schema) => {
    const request = { ...examples[call]?.request, ...(await codeFor(call)), username: 'guest77' };
    const { body } = await ask(sandbox, { call, request });
    expect(body.errorCode === 'login.not.session').toBe(schema['x-call'].session === 'required');
  });
});

function openOnce(): void {
  beforeAll(async () => {
    sandbox = await openSandbox();
  });
  afterAll(() => sandbox.close());
}

async function checkAnswer(call: string): Promise<void> {
  const schema = schemas.get(call);
  const example = examples[call];
  if (!schema || !example)
    throw new Error(
      `${call} has a schema and no example here, so nothing proves that the sandbox answers it. Add one.`,
    );
  const token = example.as === undefined ? undefined : await tokenOf(sandbox, example.as);
  const prepared = await example.prepare?.(sandbox, token);
  const request = { ...example.request, ...prepared?.request, ...(await codeFor(call)) };
  const list = prepared?.list ?? example.list;
  expect(problems(schema.properties.request, list ?? request)).toEqual([]);

  const before = await walletsOf(token);
  const answer = await ask(sandbox, { call, ...example, request, token, ...(list && { list }) });
  const after = await walletsOf(token);

  // What a call moves decides whether it carries a key.
  expect(before !== undefined && after !== undefined && before !== after).toBe(schema['x-call'].money === true);
  expect(answer.body.errorCode).toBe(example.refusal);
  if (example.refusal !== undefined) return;
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  // A field that the schema does not declare may be a slip in its name.
  const unknown = undeclared(schema.properties.value, answer.body.value);
  expect(unknown.filter((name) => !notRead.includes(name))).toEqual([]);
  // QA draws pages with what is left of an answer without its lists.
  const left = pick(emptied(answer.body), 'value');
  if (left !== undefined) expect(problems(schema.properties.value ?? {}, left)).toEqual([]);
}

/** The newest message of an inbox. */
async function firstMessage(asked: Sandbox, token: string | undefined): Promise<number> {
  return Number(at(await ask(asked, { call: 'inbox', token }), 'messages', 0, 'messageId'));
}

/** The code that was just sent to the number which registers. */
async function codeFor(call: string): Promise<{ readonly verificationCode?: string }> {
  if (call !== 'registerMobile') return {};
  await ask(sandbox, { call: 'smsRegister', request: { mobileNo: '01811111111' } });
  const response = await sandbox.fetch(new Request('http://north.localhost:4173/__sandbox/api/state'));
  const state: unknown = await response.json();
  return {
    verificationCode: String(
      at({ status: 200, headers: response.headers, body: { value: state } }, 'codes', 0, 'code'),
    ),
  };
}

/** Names of fields in an answer that its schema does not declare. Schemas that are open by intent are passed over. */
function undeclared(schema: unknown, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value);
  if (Array.isArray(value)) return parts.flatMap(([, part]) => undeclared(pick(schema, 'items'), part));
  const declared = pick(schema, 'properties');
  if (declared === undefined || pick(schema, 'additionalProperties') !== undefined) return [];
  return parts.flatMap(([name, part]) => {
    const own = pick(declared, name);
    return own === undefined ? [name] : undeclared(own, part);
  });
}

function problems(schema: object, value: unknown): readonly string[] {
  const validate = ajv.compile(schema);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** What each wallet of a member holds, and which orders will change it; nothing for a guest, or where the session is over. */
async function walletsOf(token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const { body } = await ask(sandbox, { call: 'balance', token });
  if (!body.success) return undefined;
  const orders = await Promise.all(['depositRecord', 'withdrawRecord'].map((call) => ask(sandbox, { call, token })));
  return JSON.stringify([body.value, ...orders.map((order) => order.body.value)]);
}
