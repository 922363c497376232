import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '@/sandbox';
import { schemas } from './ask';
import { openSandbox } from './sandbox-world';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

/** The calls that the server makes for its pages. */
const calls = [
  'status',
  'settings',
  'whitelabel',
  'registerRules',
  'promotions',
  'customerService',
  'serviceVersion',
] as const;

const scenarios = [
  {},
  { maintenance: true },
  { regionRestriction: true },
  { restrictedAddresses: ['9.9.9.9'] },
  { fail: { '*': 'platform.maintenance' } },
  { fail: { status: 'vendor.maintenance' } },
  { malformed: { '*': 'shape' } },
  { malformed: { '*': 'json' } },
  { malformed: { '*': 'rows' } },
  { slow: { status: 1 } },
];

async function play(scenario: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ merchant: 'north', scenario });
  const url = 'http://north.localhost:4173/__sandbox/api/scenario';
  expect((await sandbox.fetch(new Request(url, { method: 'POST', headers, body }))).status).toBe(200);
}

test.each(scenarios)(
  'answers the server in its process as over HTTP, with the scenario %j [APP-02]',
  async (scenario) => {
    await play(scenario);
    for (const call of calls) {
      const { path, module } = schemas.get(call)?.['x-call'] ?? { path: call, module: call };
      for (const [merchant, address] of [
        ['NORTH', '9.9.9.9'],
        ['SHUT', '8.8.8.8'],
        ['NOBODY', '8.8.8.8'],
      ] as const) {
        const target = `${path}${path.includes('?') ? '&' : '?'}_=7`;
        const headers = { merchant, moduleid: module, language: 'BN', 'x-forwarded-for': address };
        const response = await sandbox.fetch(new Request(`http://sandbox.localhost${target}`, { headers }));
        const overHttp = { status: response.status, text: await response.text() };
        expect([call, merchant, await sandbox.ask(target, headers)]).toEqual([call, merchant, overHttp]);
      }
    }
  },
);

test('leaves a path that no call has, a call of another method and a path with a value to HTTP', () => {
  const answers = ['/wps/none', '/wps/session/login', '/wps/inbox/7'].map((path) => sandbox.ask(path, {}));
  expect(answers).toEqual([undefined, undefined, undefined]);
});
