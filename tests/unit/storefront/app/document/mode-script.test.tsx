import { describe, expect, it } from 'vitest';
import { modeScriptOf } from '@/storefront/app/document/mode-script';

/** Runs the script at an address; what `answer` does is what the network does. */
function run(answer: (request: FakeRequest) => void, { opens = true, search = '' } = {}) {
  const style = { visibility: '' };
  const led: string[] = [];
  const entries: unknown[] = [];
  const sent: FakeRequest[] = [];
  const location = { pathname: '/m/home', search, hash: '#x', replace: (to: string) => void led.push(to) };
  const makeRequest = function XMLHttpRequest() {
    const request: FakeRequest = {
      responseText: '',
      open: (_, path) => void expect(path).toBe('/mode.json'),
      send: () => void sent.push(request),
    };
    return request;
  };
  const history = { state: { at: 1 }, replaceState: (...entry: unknown[]) => void entries.push(entry) };
  const view = { location, history, XMLHttpRequest: makeRequest };
  new Function('document', 'window', modeScriptOf(opens))({ documentElement: { style } }, view);
  const before = style.visibility;
  for (const request of sent) answer(request);
  return { before, after: style.visibility, led, entries, asked: sent.length, timeout: sent[0]?.timeout };
}

type FakeRequest = {
  responseText: string;
  timeout?: number;
  open: (method: string, path: string) => void;
  send: () => void;
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
};

const says = (text: string) => (request: FakeRequest) => {
  request.responseText = text;
  request.onload?.();
};

describe('a document that a cache kept', () => {
  it('is invisible until the server says that the site is open [APP-02]', () => {
    expect(run(says('{"mode":0}'))).toEqual({
      before: 'hidden',
      after: '',
      led: [],
      entries: [],
      asked: 1,
      timeout: 3000,
    });
  });

  it.each([1, 2])(
    'stays so for a visitor to whom it is closed (%i), who is led to the page that says so [APP-02]',
    (mode) => {
      const { after, led } = run(says(`{"mode":${mode}}`));
      expect([after, led]).toEqual(['hidden', ['/m/home?closed=1#x']]);
      expect(run(says(`{"mode":${mode}}`), { search: '?category=FISH' }).led).toEqual([
        '/m/home?category=FISH&closed=1#x',
      ]);
    },
  );

  it.each([
    ['fails', (request: FakeRequest) => request.onerror?.()],
    ['comes too late', (request: FakeRequest) => request.ontimeout?.()],
    ['is none', says('<html>502</html>')],
  ])('shows where the answer %s, unless the brand says otherwise', (_, answer) => {
    expect(run(answer)).toMatchObject({ after: '', led: [] });
    expect(run(answer, { opens: false })).toMatchObject({ after: 'hidden', led: ['/m/home?closed=1#x'] });
  });

  it.each([
    ['?closed=1', '/m/home#x'],
    ['?a=1&closed=1', '/m/home?a=1#x'],
  ])('asks nothing where the server has just decided (%s), and takes that from the address [APP-02]', (search, to) => {
    const { entries, ...seen } = run(says('{"mode":2}'), { search, opens: false });
    expect(seen).toMatchObject({ before: '', after: '', led: [], asked: 0 });
    expect(entries).toEqual([[{ at: 1 }, '', to]]);
  });
});
