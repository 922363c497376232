import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as askByHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent, request as askByHttps, type RequestOptions } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { patient } from '../../../support/patience';

/** An answer through a cache. */
export type Answer = {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly body: string;
};

/** A real cache in front of a server, with the files of `src/ops/deploy`. */
export type Cache = {
  readonly get: (path: string, headers?: Record<string, string>, host?: string) => Promise<Answer>;
  /** Answers from the cache, and all, since the start. */
  readonly hits: () => { readonly hits: number; readonly all: number };
  /** What `openPurger` needs for it. */
  readonly purge: Readonly<Record<string, string>>;
  readonly stop: () => void;
};

const deploy = 'src/ops/deploy';
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');
/** The country that the test closes in the files. */
export const closedCountry = 'ZZ';

export const isInstalled = (program: string, flag: string) => spawnSync(program, [flag]).status === 0;

/** `openssl` makes the certificate, as in the walk. */
export async function startNginx(serverPort: number): Promise<Cache> {
  const place = mkdtempSync(join(tmpdir(), 'livery-nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const keyFiles = ['-keyout', join(place, 'site.key'), '-out', join(place, 'site.crt')];
  spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-subj',
    '/CN=livery',
    ...keyFiles,
  ]);
  writeFileSync(join(place, 'copies.conf'), `server 127.0.0.1:${serverPort} max_fails=0;`);
  const config = read('nginx/nginx.conf')
    .replace('# XX 1;', `${closedCountry} 1;`)
    .replaceAll(/^ +listen \[::\].*$/gm, '')
    .replaceAll(/listen 443/g, `listen 127.0.0.1:${port}`)
    .replaceAll(/listen 80 /g, `listen 127.0.0.1:${plainPort} `)
    .replaceAll(/\/etc\/nginx\/(?:tls\/)?(?=copies|site)/g, `${place}/`)
    .replaceAll(/\/run\/|\/var\/(?:cache|log)\/nginx\//g, `${place}/`)
    .replace(/^user .*$/m, process.getuid?.() === 0 ? 'user root;' : '');
  writeFileSync(join(place, 'nginx.conf'), config);
  const child = spawn('nginx', ['-c', join(place, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'inherit' });
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 40 });
  const get: Cache['get'] = (path, headers = {}, host = 'aurora.localhost') =>
    ask(askByHttps, { agent, host: '127.0.0.1', port, path, headers: { host, ...headers } });
  await untilAnswers(get);
  const lines = () => readFileSync(join(place, 'access.log'), 'utf8').trim().split('\n').slice(1);
  const isHit = (line: string) => /"cache":"(HIT|STALE|UPDATING|REVALIDATED)"/.test(line);
  return {
    get,
    hits: () => ({ hits: lines().filter(isHit).length, all: lines().length }),
    purge: { PURGE_NGINX: join(place, 'documents') },
    stop: () => stop(child, place, () => agent.destroy()),
  };
}

export async function startVarnish(serverPort: number): Promise<Cache> {
  const place = mkdtempSync(join(tmpdir(), 'livery-varnish-'));
  const port = await freePort();
  const vcl = read('varnish/default.vcl')
    .replace('"4173"', `"${serverPort}"`)
    .replace('^(XX)$', `^(${closedCountry})$`);
  writeFileSync(join(place, 'default.vcl'), vcl);
  const address = `127.0.0.1:${port}`;
  const options = ['-F', '-j', 'none', '-n', join(place, 'work'), '-a', address, '-f', join(place, 'default.vcl')];
  const child = spawn('varnishd', [...options, '-p', 'http_gzip_support=off', '-s', 'malloc,64m'], { stdio: 'ignore' });
  const count = { hits: 0, all: -1 };
  const get: Cache['get'] = async (path, headers = {}, host = 'aurora.localhost') => {
    // What speaks TLS before it adds these.
    const proxyHeaders = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    const answer = await ask(askByHttp, {
      host: '127.0.0.1',
      port,
      path,
      headers: { host, ...proxyHeaders, ...headers },
    });
    count.all += 1;
    // A second number is that of the request which brought the page.
    if (/ /.test(String(answer.headers['x-varnish']))) count.hits += 1;
    return answer;
  };
  await untilAnswers(get);
  return {
    get,
    hits: () => ({ ...count }),
    purge: { PURGE_VARNISH: `http://${address}` },
    stop: () => stop(child, place, () => undefined),
  };
}

type Send = (options: RequestOptions, done: (answer: IncomingMessage) => void) => ClientRequest;

function ask(send: Send, options: RequestOptions): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = send(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() }),
      );
    });
    sent.on('error', fail);
    sent.end();
  });
}

async function untilAnswers(get: Cache['get']): Promise<void> {
  await vi.waitFor(
    async () => {
      const { status } = await get('/robots.txt');
      if (status !== 200) throw new Error(`the cache answers ${status}`);
    },
    { timeout: patient(20_000), interval: 100 },
  );
}

function stop(child: ChildProcess, place: string, close: () => void): void {
  close();
  child.once('exit', () => rmSync(place, { recursive: true, force: true }));
  child.kill('SIGTERM');
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
