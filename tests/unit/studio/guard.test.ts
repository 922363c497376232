import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createGuard } from '@/studio/server/web/guard';

const host = 'studio.localhost:4180';
const app = new Hono();
app.use(createGuard({ host: () => host, token: 'the-token', session: 'the-session' }));
app.get('/', ({ text }) => text('the page'));
app.put('/api/file', ({ text }) => text('written'));

type Asking = { readonly host?: string; readonly cookie?: string; readonly origin?: string; readonly method?: string };

function send(path: string, { host: name = host, cookie, origin, method = 'GET' }: Asking = {}) {
  const headers = { host: name, ...(cookie && { cookie }), ...(origin && { origin }) };
  return app.request(`http://${name}${path}`, { method, headers });
}

const cookie = 'studio-4180=the-session';

it.each([
  ['without a token', '/', {}],
  ['with a wrong token', '/?token=another', {}],
  ['with a wrong token and a cookie', '/?token=another', { cookie }],
  ['with a cookie of another session', '/', { cookie: 'studio-4180=another' }],
  ['with the cookie of a studio at another port', '/', { cookie: 'studio-4181=the-session' }],
  ['with the token in the place of the session', '/', { cookie: 'studio-4180=the-token' }],
  ['to write with a token alone', '/api/file?token=the-token', { method: 'PUT', origin: `http://${host}` }],
])('lets nobody in %s [STU-01]', async (_, path, asking) => {
  const answer = await send(path, asking);
  expect(answer.status).toBe(401);
  expect(await answer.text()).toContain('npm run studio');
});

it('exchanges the token for a cookie that scripts cannot read, and takes it out of the address [STU-01]', async () => {
  const answer = await send('/?brand=aurora&token=the-token');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/?brand=aurora');
  expect(answer.headers.get('set-cookie')).toBe('studio-4180=the-session; Path=/; HttpOnly; SameSite=Lax');
  expect(await (await send('/', { cookie })).text()).toBe('the page');
});

it.each(['evil.example:4180', '127.0.0.1:4180', 'localhost:4180', 'studio.localhost:4181', 'x.studio.localhost:4180'])(
  'answers at no other name, such as %s, even with the cookie [STU-01]',
  async (name) => {
    expect((await send('/', { host: name, cookie })).status).toBe(421);
    expect((await send('/?token=the-token', { host: name })).status).toBe(421);
  },
);

it.each([
  ['another site', 'https://evil.example'],
  ['a storefront in a frame', 'http://0--aurora.studio.localhost:4181'],
  ['a page without an origin', 'null'],
  ['a sender that names none', undefined],
])('lets %s write nothing, though its browser brings the cookie [STU-01]', async (_, origin) => {
  const answer = await send('/api/file', { method: 'PUT', cookie, ...(origin && { origin }) });
  expect(answer.status).toBe(403);
});

it('lets its own page write [STU-01]', async () => {
  const answer = await send('/api/file', { method: 'PUT', cookie, origin: `http://${host}` });
  expect(await answer.text()).toBe('written');
});
