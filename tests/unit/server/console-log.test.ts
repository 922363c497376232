import { afterEach, expect, it, vi } from 'vitest';
import { createConsoleLog } from '@/server/console-log';
import { makeServer, makeSite, makeSource, serve } from './fixture';

afterEach(() => vi.restoreAllMocks());

it('the log is one line of JSON with its fields where there is no terminal, and words where there is one', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 20, 6) });
  const out = vi.spyOn(console, 'log').mockReturnValue();
  const err = vi.spyOn(console, 'error').mockReturnValue();
  const log = createConsoleLog({ stdout: { isTTY: true }, stderr: {} });
  log.info('aurora: new, players get it from now on.', { merchant: 'aurora' });
  log.error('It "failed":\nhere', { request: '0123456789', merchant: 'aurora', route: '/m/home', milliseconds: 41 });
  expect(out.mock.calls).toEqual([['aurora: new, players get it from now on.']]);
  const fields = '"request":"0123456789","merchant":"aurora","route":"/m/home","milliseconds":41';
  const line = `{"time":"2026-01-20T06:00:00.000Z","level":"error","message":"It \\"failed\\":\\nhere",${fields}}`;
  expect(err.mock.calls).toEqual([[line]]);
});

it.each([
  ['the id that a proxy gave it', 'abc-123_DEF', 'abc-123_DEF'],
  ['an id of its own where what came is none', 'x"} secret', expect.stringMatching(/^[0-9a-f-]{36}$/)],
])('a failed request is told with %s, its merchant, its path and its time', async (_, given, request) => {
  const error = vi.fn();
  const render = () => Promise.reject(new Error('boom'));
  const siteSource = makeSource(serve(makeSite('aurora')));
  const server = makeServer({ siteSource, render, log: { info: () => undefined, error } });
  await server.get('http://aurora.localhost:4173/m/home?token=secret', { 'x-request-id': given });
  expect(error).toHaveBeenCalledWith(expect.stringContaining('boom'), {
    request,
    merchant: 'aurora',
    route: '/m/home',
    milliseconds: expect.any(Number),
  });
  expect(JSON.stringify(error.mock.calls)).not.toContain('secret');
});
