import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite, makeSource, serve } from './fixture';
import { good, openUpstream, type Upstream } from './upstream';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await openUpstream();
  upstream.answer = good;
});
afterAll(() => upstream.close());

const siteSource = makeSource(serve(makeSite('jade', { format: 1, code: 'JADE', trialCode: 'JADETRIAL' })));
const host = 'jade.localhost';

/** Sends a call at jade's host; gives the status, the code of a refusal, and the merchant that the platform heard. */
async function send(method: string, headers: Record<string, string>, path = '/wps/game/launchGame') {
  const count = upstream.seen.length;
  const server = upstream.server({}, { siteSource });
  const answer = await server.fetch(new Request(`http://${host}${path}`, { method, headers: { host, ...headers } }));
  const { errorCode } = answer.status === 200 ? {} : await answer.json();
  const heard = upstream.seen.length === count ? 'nothing' : upstream.seen.at(-1)?.headers.merchant;
  return [answer.status, errorCode, heard];
}

describe('the merchant of a call', () => {
  it.each([
    ['that names the code of its host', { merchant: 'JADE' }, 'JADE'],
    ['that names the trial code of its host', { merchant: 'JADETRIAL' }, 'JADETRIAL'],
    ['that names none', {}, 'JADE'],
    ['whose connection drops the name', { merchant: 'JADETRIAL', connection: 'merchant' }, 'JADETRIAL'],
  ])('%s reaches the platform', async (_, headers, heard) => {
    expect(await send('GET', { ...headers })).toEqual([200, undefined, heard]);
  });

  it.each(['AURORA', 'jade', 'JADE, AURORA', 'AURORA, JADE', 'JADE, JADE', ''])(
    'that is "%s" at the host of JADE reaches nobody: its region and maintenance are another’s [APP-02]',
    async (merchant) => {
      expect(await send('GET', { merchant })).toEqual([400, 'merchant.refused', 'nothing']);
      expect(await send('POST', { merchant }, '/lgw/orders/betting')).toEqual([400, 'merchant.refused', 'nothing']);
    },
  );
});

describe('the method of a call', () => {
  it.each(['OPTIONS', 'PROPFIND', 'QUERY'])('%s, which none of ours has, reaches nobody [APP-02]', async (method) => {
    expect(await send(method, {})).toEqual([405, 'request.method.refused', 'nothing']);
  });
});
