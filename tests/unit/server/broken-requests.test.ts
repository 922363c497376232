import type { Server as HttpServer } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSandboxGateway } from '@/server/gateway/create-sandbox-gateway';
import { listen } from '@/server/listen';
import { makeServer } from './fixture';
import { close, sendBytes } from './loopback';

const fetch = vi.fn(async () => Response.json({ success: true, value: {} }));
const server = makeServer({ gateway: createSandboxGateway({ fetch }, 'everybody') });
let opened: { readonly http: HttpServer; readonly port: number };
beforeAll(async () => {
  const listening = await listen({ server, host: '127.0.0.1', port: 0 });
  if (!listening.ok) throw new Error(listening.message);
  opened = listening;
});
afterAll(() => close(opened.http));

const host = 'Host: aurora.localhost\r\nConnection: close\r\n';

it.each([
  ['no request', 400, 'what is this?\r\n\r\n'],
  ['a header that is none', 400, `GET / HTTP/1.1\r\n${host}no colon\r\n\r\n`],
  ['a length that is none', 400, `POST /wps/x HTTP/1.1\r\n${host}Content-Length: x\r\n\r\n`],
  ['headers without an end', 431, `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['an expectation', 417, `GET / HTTP/1.1\r\n${host}Expect: cake\r\n\r\n`],
  ['no host', 404, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['TRACE for a page', 405, `TRACE /m/home HTTP/1.1\r\n${host}\r\n`],
  ['TRACE for a call', 405, `TRACE /wps/game/launchGame HTTP/1.1\r\n${host}\r\n`],
  ['TRACE for a sandbox’s own page', 405, `TRACE /__sandbox HTTP/1.1\r\n${host}\r\n`],
])('%s is answered %i with nosniff, and nothing is logged as a defect', async (_, status, sent) => {
  const complain = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const got = await sendBytes(opened.port, sent);
  expect(got.split('\r\n')[0]).toContain(` ${status} `);
  expect(got.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(got).not.toMatch(/\bat \S+:\d+/);
  expect([server.log.lines, complain.mock.calls, fetch.mock.calls]).toEqual([[], [], []]);
  complain.mockRestore();
});
