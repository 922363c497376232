import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { issueOnSale, winningNumber } from '@/sandbox/lottery/issues';
import { type Lottery, lotteries } from '@/sandbox/seed/lotteries';
import { patient } from '../support/patience';
import { type Balancer, startBalancer } from './balancer';
import { createDeployment } from './deployment';
import { headersOf, newNumber, someoneNew } from './new-member';
import { portOf } from './origin';

/** Two copies of the server behind a balancer, their brands and builds from a store, and a platform that is neither. */
const [platformPort, ...copyPorts] = [portOf(10), portOf(11), portOf(12)];
const platform = createDeployment('aurora', platformPort);
const [first, second] = [portOf(11), portOf(12)].map((port) => createDeployment('aurora', port));
const folder = mkdtempSync(join(tmpdir(), 'copies-'));
const store = join(folder, 'store');
let balancer: Balancer;
let files: Server;

test.describe.configure({ mode: 'serial', timeout: patient(400_000) });

test.afterAll(async () => {
  await balancer?.close();
  files?.close();
  await Promise.all([first, second, platform].map((one) => one?.stop('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

type Asked = { readonly path: string; readonly method?: string; readonly body?: object; readonly more?: object };
type Got = { readonly status: number; readonly text: string; readonly cookie: string };

/** Status 0 where the connection broke. */
function ask(port: number, { path, body, method = body ? 'POST' : 'GET', more = {} }: Asked): Promise<Got> {
  return new Promise((done) => {
    const headers = { host: `aurora.localhost:${port}`, ...headersOf('aurora'), ...more };
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, async (answer) => {
      let text = '';
      try {
        for await (const part of answer.setEncoding('utf8')) text += part;
        done({ status: answer.statusCode ?? 0, text, cookie: String(answer.headers['set-cookie'] ?? '') });
      } catch {
        done({ status: 0, text: '', cookie: '' });
      }
    });
    sent.on('error', () => done({ status: 0, text: '', cookie: '' }));
    sent.end(body && JSON.stringify(body));
  });
}

type Player = { readonly token: string; readonly money: number; bought: number };

/** A member of its own, with money. */
async function addPlayer(): Promise<Player> {
  const member = someoneNew(newNumber('aurora'));
  const { cookie } = await ask(platformPort, { path: '/wps/captcha' });
  const id = /captchaId=([^;]+)/.exec(cookie)?.[1] ?? '';
  const { answer } = JSON.parse((await ask(platformPort, { path: `/__sandbox/api/captcha?id=${id}` })).text);
  const body = { ...member, confirmPassword: member.password, captcha: answer, type: 0, login: true };
  const more = { cookie: `captchaId=${id}` };
  const added = JSON.parse((await ask(platformPort, { path: '/wps/member/register', method: 'PUT', body, more })).text);
  const token = String(added.value?.token);
  const gift = { merchant: 'aurora', username: added.value?.userName, amount: '1000.00' };
  await ask(platformPort, { path: '/__sandbox/api/money', body: gift });
  return { token, money: await moneyOf(token), bought: 0 };
}

const moneyOf = async (token: string) => {
  const { text } = await ask(platformPort, { path: balancePath, more: { Authorization: token } });
  return Math.round(Number(JSON.parse(text).value?.sumBalance) * 100);
};

const pathOf = (call: string) => JSON.parse(readFileSync(`schemas/wire/${call}.schema.json`, 'utf8'))['x-call'].path;
const [balancePath, betPath] = [pathOf('balance'), pathOf('placeBets')];
const stake = 2;

/** A slip that loses, so that a draw pays nothing. */
function slipOn(lottery: Lottery) {
  const { numero } = issueOnSale(lottery, Date.now());
  const digit = (Number(winningNumber(lottery, numero).split(',').at(-1)) + 1) % 10;
  const { nodeId } = lottery.game;
  return { gameId: nodeId, currentNumero: numero, bettingSlipString: `2|${digit}|${stake}`, betCartAmountSum: stake };
}

/** What went otherwise than it should, and how often a bet had to be sent again. */
const seen: { readonly faults: string[]; repeated: number } = { faults: [], repeated: 0 };

/** One bet. The player sends it again under its key until the outcome is known, as the storefront does. */
async function bet(player: Player, lottery: Lottery): Promise<void> {
  const slip = slipOn(lottery);
  const more = { Authorization: player.token, 'X-Request-Id': randomUUID() };
  for (let tries = 0; tries < 200; tries += 1) {
    const { status, text } = await ask(balancer.port, { path: betPath, body: slip, more });
    if (status === 200) {
      player.bought += 1;
      return;
    }
    if (text.includes('numero.closed')) return;
    if (status !== 0 && status < 500) return void seen.faults.push(`bet ${status} ${text}`);
    seen.repeated += 1;
    await wait(50);
  }
  seen.faults.push('a bet without an outcome');
}

/** A page with one of its scripts. */
async function visit(): Promise<void> {
  const page = await ask(balancer.port, { path: '/m/home' });
  if (page.status !== 200) return void seen.faults.push(`page ${page.status}`);
  const scripts = [...page.text.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
  const path = scripts[Math.floor(Math.random() * scripts.length)] ?? '/no-script';
  const { status } = await ask(balancer.port, { path });
  if (status !== 200) seen.faults.push(`${path} ${status}`);
}

async function publish(client: string): Promise<void> {
  const env = { ...process.env, PUBLISH_KEY: 'off', PUBLISH_BUILD: client, LAST_GOOD: 'off' };
  const args = ['src/ops/run.mjs', 'src/ops/merchant.ts', 'publish', store, 'aurora'];
  await promisify(execFile)(process.execPath, args, { env });
}

async function serveStore(): Promise<string> {
  files = createServer((asked, answer) => {
    try {
      answer.end(readFileSync(join(store, decodeURI(asked.url ?? ''))));
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => files.listen(0, '127.0.0.1', done));
  const address = files.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
}

test('one copy is upgraded and one killed under twenty players: no request and no bet is lost, and none is placed twice [QAS-03]', {
  tag: '@deep',
}, async () => {
  const [lottery] = lotteries;
  if (first === undefined || second === undefined || lottery === undefined) throw new Error('There is nothing to try.');
  for (const one of [platform, first, second]) one.deployFirst();
  await publish('dist/client');
  await platform.start({ SANDBOX: '1', TRUSTED_PROXIES: '127.0.0.1', FORWARDED_HOST: 'on' });
  const env = {
    GATEWAY_URL: `http://127.0.0.1:${platformPort}`,
    CONFIG_SOURCE: await serveStore(),
    CONFIG_KEYS: 'off',
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_SECONDS: '1',
  };
  await Promise.all([first.start(env), second.start(env)]);
  balancer = await startBalancer(copyPorts);
  await expect.poll(async () => (await ask(balancer.port, { path: '/m/home' })).status).toBe(200);
  const players = await Promise.all(Array.from({ length: 20 }, addPlayer));
  expect(players.every(({ money }) => money >= 100_000)).toBe(true);
  // Bets that are under way when a copy is killed.
  const slow = { merchant: 'aurora', slow: { placeBets: 300 } };
  expect((await ask(platformPort, { path: '/__sandbox/api/scenario', body: slow })).status).toBe(200);

  let isOver = false;
  const all = players.map(async (player) => {
    while (!isOver) {
      await bet(player, lottery);
      await visit();
    }
  });
  await wait(2_000);
  await second.deploy('B');
  await publish(second.client);
  await second.stop();
  await second.start(env);
  await wait(2_000);
  await first.stop('SIGKILL');
  await wait(2_000);
  await first.start(env);
  await wait(2_000);
  isOver = true;
  await Promise.all(all);

  expect(seen.faults).toEqual([]);
  expect(seen.repeated).toBeGreaterThan(0);
  for (const { token, money, bought } of players) {
    expect(bought).toBeGreaterThan(5);
    expect(await moneyOf(token)).toBe(money - bought * stake * 100);
  }
});
