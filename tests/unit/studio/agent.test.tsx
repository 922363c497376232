import { expect, it, onTestFinished, vi } from 'vitest';

const look = { kind: 'look', mode: undefined, type: 1, isPicking: false };

/** The agent of a frame, with a studio that the test plays. */
async function begin(): Promise<(message: object) => void> {
  const studio = { postMessage: vi.fn() };
  const listen = vi.spyOn(globalThis, 'addEventListener');
  vi.stubGlobal('parent', studio);
  vi.stubGlobal('setInterval', () => 0);
  const observer = class {
    observe = () => undefined;
  };
  vi.stubGlobal('MutationObserver', observer);
  onTestFinished(() => {
    for (const [type, listener, options] of listen.mock.calls) removeEventListener(type, listener, options);
    listen.mockRestore();
    vi.unstubAllGlobals();
  });
  await import('@/studio/preview/agent');
  const fromStudio = { origin: '__STUDIO_ORIGIN__', source: studio };
  return (data) => void dispatchEvent(Object.assign(new Event('message'), { ...fromStudio, data }));
}

it('leaves the mark of the picked node where colours or type change, until picking ends [STU-05]', async () => {
  document.body.innerHTML = '<main data-page="home"><p data-node="entry">Entry</p></main>';
  Object.assign(document.querySelector('p') ?? {}, { getBoundingClientRect: () => new DOMRect(0, 0, 100, 20) });
  const showPopover = vi.fn();
  Object.assign(HTMLDivElement.prototype, { showPopover });
  onTestFinished(() => void Reflect.deleteProperty(HTMLDivElement.prototype, 'showPopover'));
  const tell = await begin();
  const mark = () => document.querySelector('html > div > span')?.textContent;
  tell(look);
  tell({ kind: 'mark', page: 'home', node: 'entry', isShell: false });
  expect(mark()).toBe('entry');
  tell({ ...look, mode: 'dark', type: 1.3 });
  expect(mark()).toBe('entry');
  tell({ ...look, isPicking: true });
  tell(look);
  expect(mark()).toBeUndefined();
});
