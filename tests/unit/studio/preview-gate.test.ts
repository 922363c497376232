import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { createPreviewGate } from '@/studio/server/preview/preview-gate';

/** A server behind the gate; what is let through answers `the storefront`. */
async function begin() {
  const gate = createPreviewGate({ key: 'the-key', visit: 'visit()', studioOrigin: 'http://studio.localhost:4180' });
  const http = createServer((request, response) =>
    gate.middleware(request, response, () => response.end('the storefront')),
  );
  await new Promise<void>((done) => void http.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    gate.close();
    http.close();
  });
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const send = (path: string, cookie = '') => fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
  return { gate, send };
}

it('shows a draft to nobody without the key of the studio [STU-01]', async () => {
  const { send } = await begin();
  for (const path of ['/m/home', '/__changes', '/__visit', '/__visit?key=another', '/__sandbox'])
    expect((await send(path)).status, path).toBe(401);
  expect((await send('/m/home', 'preview=another')).status).toBe(401);
});

it('refuses a path that makes no address, and serves on [STU-01]', async () => {
  const { send } = await begin();
  expect((await send('//', 'preview=the-key')).status).toBe(400);
  expect((await send('/m/home', 'preview=the-key')).status).toBe(200);
});

it('exchanges the key for a cookie at the begin of a visit, in a page that the studio alone may frame [STU-01]', async () => {
  const { send } = await begin();
  const visit = await send('/__visit?key=the-key&persona=guest');
  expect(visit.headers.get('set-cookie')).toBe('preview=the-key; Path=/; HttpOnly; SameSite=Lax');
  expect(visit.headers.get('content-security-policy')).toContain('frame-ancestors http://studio.localhost:4180');
  expect(await (await send('/m/home', 'preview=the-key')).text()).toBe('the storefront');
});

it('tells open pages of each change, with the errors in the files [STU-06]', async () => {
  const { gate, send } = await begin();
  const { body } = await send('/__changes', 'preview=the-key');
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('data: []\n\n');
  gate.tell([{ merchant: 'aurora', severity: 'error', line: 'aurora/merchant.json:1:1  No.' }]);
  expect((await reader?.read())?.value).toBe(
    'data: [{"merchant":"aurora","severity":"error","line":"aurora/merchant.json:1:1  No."}]\n\n',
  );
  await reader?.cancel();
});
