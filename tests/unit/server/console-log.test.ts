import { expect, it, vi } from 'vitest';
import { createConsoleLog } from '@/server/console-log';
import { parseOptions } from '@/server/options';
import { makeServer, makeSite, makeSource, serve } from './fixture';

/** A stream that keeps what is written. */
const keeping = (isTTY: boolean) => {
  const lines: string[] = [];
  return { isTTY, lines, write: (line: string) => void lines.push(line) };
};

const failed = { request: '0123456789', merchant: 'aurora', route: '/m/home', milliseconds: 41 };

it('the log is one line of JSON with its fields where there is no terminal, and words where there is one [RUN-01]', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 20, 6) });
  const [stdout, stderr] = [keeping(true), keeping(false)];
  const log = createConsoleLog({ stdout, stderr });
  log.info('aurora: new, players get it from now on.', { merchant: 'aurora' });
  log.error('It "failed":\nhere', failed);
  expect(stdout.lines).toEqual(['aurora: new, players get it from now on.\n']);
  expect(stderr.lines).toEqual([expect.stringMatching(/^\{.*\}\n$/)]);
  expect(JSON.parse(stderr.lines[0] ?? '')).toEqual({
    time: '2026-01-20T06:00:00.000Z',
    level: 'error',
    message: 'It "failed":\nhere',
    ...failed,
  });
});

it.each([
  ['json', /^\{.*"message":"Stopping"\}\n$/],
  ['text', /^Stopping\n$/],
])('LOG_FORMAT=%s decides for a terminal and for a pipe alike [RUN-01]', (format, line) => {
  const [stdout, stderr] = [keeping(true), keeping(false)];
  const log = createConsoleLog({ stdout, stderr }, format);
  log.info('Stopping');
  log.error('Stopping');
  expect([...stdout.lines, ...stderr.lines]).toEqual([expect.stringMatching(line), expect.stringMatching(line)]);
});

it('starts nothing where LOG_FORMAT is neither of the two [RUN-01]', () => {
  expect(parseOptions({ LOG_FORMAT: 'xml' })).toMatchObject({ ok: false, message: expect.stringContaining('"xml"') });
  expect(parseOptions({ LOG_FORMAT: 'json' }).ok).toBe(true);
});

it.each([
  ['the id that a proxy gave it', 'abc-123_DEF', 'abc-123_DEF'],
  ['an id of its own where what came is none', 'x"} secret', expect.stringMatching(/^[0-9a-f-]{36}$/)],
])('a failed request is told with %s, its merchant, its page and its time [RUN-01]', async (_, given, request) => {
  const error = vi.fn();
  const render = () => Promise.reject(new Error('boom'));
  const siteSource = makeSource(serve(makeSite('aurora')));
  const server = makeServer({ siteSource, render, log: { info: () => undefined, error } });
  await server.get('http://aurora.localhost:4173/m/home?token=secret', { 'x-request-id': given });
  expect(error).toHaveBeenCalledWith(expect.stringContaining('boom'), {
    request,
    trace: expect.stringMatching(/^[0-9a-f]{32}$/),
    merchant: 'aurora',
    route: 'home',
    milliseconds: expect.any(Number),
  });
  expect(JSON.stringify(error.mock.calls)).not.toContain('secret');
});
