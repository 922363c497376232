import { expect, it, vi } from 'vitest';
import { createForwarder } from '@/server/gateway/create-forwarder';
import { traceOf } from '@/server/trace';
import { makeServer } from './fixture';

const id = '0af7651916cd43dd8448eb211c80319c';
const parent = `00-${id}-b7ad6b7169203331-00`;

/** The headers of a trace that the platform gets with a visitor's call. */
async function passedOn(headers: Record<string, string>) {
  const sent: Headers[] = [];
  const gateway = createForwarder({
    url: new URL('https://gateway.example'),
    fetch: async (_, init) => {
      sent.push(new Headers(init?.headers));
      return new Response('{}');
    },
  });
  await makeServer({ gateway }).get('http://aurora.localhost:4173/wps/content/banners', headers);
  const last = sent.at(-1);
  return { traceparent: last?.get('traceparent'), tracestate: last?.get('tracestate') };
}

it('passes a trace on as it came [RUN-04]', async () => {
  const headers = { traceparent: parent, tracestate: 'vendor=1' };
  expect(await passedOn(headers)).toEqual(headers);
});

it.each([
  ['none', {}],
  ['one that is cut off', { traceparent: parent.slice(0, -3) }],
  ['one with more than its version has', { traceparent: `${parent}-more` }],
  ['one without an id', { traceparent: `00-${'0'.repeat(32)}-b7ad6b7169203331-01` }],
  ['one of a version that is none', { traceparent: parent.replace('00-', 'ff-') }],
  ['one in capitals', { traceparent: parent.toUpperCase() }],
])('begins a trace for a call with %s, without the state of another [RUN-04]', async (_, headers) => {
  const passed = await passedOn({ ...headers, tracestate: 'vendor=1' });
  expect(passed).toEqual({
    traceparent: expect.stringMatching(/^00-(?!0af765)[0-9a-f]{32}-[0-9a-f]{16}-01$/),
    tracestate: null,
  });
  expect((await passedOn(headers)).traceparent).not.toBe(passed.traceparent);
});

it('takes a later version that says more [RUN-04]', () => {
  const later = `01-${id}-b7ad6b7169203331-01-more`;
  expect(traceOf((name) => (name === 'traceparent' ? later : undefined))).toMatchObject({
    id,
    parent: later,
  });
});

it('a failed request is told with the id of its trace [RUN-04]', async () => {
  const error = vi.fn();
  const render = () => Promise.reject(new Error('boom'));
  const server = makeServer({ render, log: { info: () => undefined, error } });
  await server.get('http://aurora.localhost:4173/m/home', { traceparent: parent });
  expect(error).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ trace: id }));
});
