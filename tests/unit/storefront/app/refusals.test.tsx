import { act, screen, waitFor } from '@testing-library/react';
import { openSample, sampleFetch } from '@tests/support/open-sample';
import { samplePage } from '@tests/support/sample-boot';
import { describe, expect, it, vi } from 'vitest';
import { configureToasts, durations, holdToasts, toast, toastStore } from '@/storefront/ui/overlays/toast';

const words = { use: 'content.text', props: { text: { text: { en: 'x' } } } };
const isAgent = { at: 'member.type', nin: [0, 4, 40] } as const;
const pages = [
  samplePage('home', { page: words }),
  samplePage(
    'agent',
    { page: words },
    { access: { need: 'session', when: isAgent, else: 'home', refused: { t: 'error.agentArea' } } },
  ),
  samplePage('ip-limit', { page: words }),
  samplePage('service-error', { page: words }),
];
const session = { token: 't', merchantCode: 'SAMPLE', userName: 'rana', type: 0, firstTimeLogin: false };
const texts = {
  'error.agentArea': 'No agent',
  'error.session': 'Log in first',
  'error.loggedOut': 'Logged out',
  'error.replaced': 'Replaced',
};

function openWith(answer: () => Response) {
  const others = sampleFetch(pages);
  return openSample({
    pages,
    texts,
    fetch: (input, init) =>
      String(input).startsWith('/wps/member/info') ? Promise.resolve(answer()) : others(input, init),
  });
}

const refusal = (errorCode: string, status: number) => () =>
  Response.json({ success: false, errorCode, message: 'x', value: null }, { status });

describe('a refusal', () => {
  it('tells a member who is no agent, and leads out of the agent area [ERR-02]', async () => {
    const { app } = await openWith(() => Response.json({ success: true, value: { id: 1, account: 'rana', type: 0 } }));
    act(() => app.session.start(session));
    act(() => app.navigator.go('/m/agent'));
    await waitFor(() => expect(toastStore.current()).toMatchObject([{ kind: 'fail', text: 'No agent' }]));
    await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
  });

  it('tells a guest why another page shows than the one that was asked for [ERR-01]', async () => {
    const { app } = await openSample({ pages, texts });
    act(() => app.navigator.go('/m/agent'));
    await waitFor(() => expect(toastStore.current()).toMatchObject([{ kind: 'fail', text: 'Log in first' }]));
    await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
  });

  it('tells it for as long as a long message, since the page that shows does not say it [ERR-01]', async () => {
    holdToasts(false);
    const { app } = await openSample({ pages, texts, boot: { merchant: { toasts: { short: 20, long: 20_000 } } } });
    act(() => app.navigator.go('/m/agent'));
    await waitFor(() => expect(window.location.pathname).toBe('/m/home'));
    act(() => void toast({ kind: 'info', text: 'Later and short', duration: durations.short }));
    await waitFor(() => expect(toastStore.current().map(({ text }) => text)).not.toContain('Later and short'));
    expect(toastStore.current()).toMatchObject([{ kind: 'fail', text: 'Log in first' }]);
    configureToasts();
  });

  it.each([
    ['user.or.token.invalid', 'Logged out'],
    ['token_ip_different', 'Replaced'],
  ])('by %s ends the session in words of its own [ERR-02]', async (code, text) => {
    const { app } = await openWith(refusal(code, 401));
    act(() => app.session.start(session));
    await waitFor(() => expect(app.session.current()).toBeUndefined());
    await waitFor(() => expect(toastStore.current()).toMatchObject([{ kind: 'fail', text }]));
  });

  it.each([
    ['access.denied', 403, '/m/ip-limit'],
    ['system.upgrading', 503, '/m/service-error'],
  ])('by %s leads to its page [APP-21]', async (code, status, path) => {
    const { app } = await openWith(refusal(code, status));
    act(() => app.session.start(session));
    await waitFor(() => expect(window.location.pathname).toBe(path));
  });

  it('by any other code leads nowhere [APP-21]', async () => {
    const { app } = await openWith(refusal('unknown.system.err', 500));
    act(() => app.session.start(session));
    await screen.findByText('x');
    expect(window.location.pathname).toBe('/m/home');
  });
});

describe('what the browser refuses', () => {
  it.each([
    ['https://t.me/x', 'error.popup'],
    ['', 'error.url'],
  ])('is said: %j → %s [ERR-01]', async (href, key) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { app } = await openSample({ pages });
    act(() => app.run([{ do: 'openLink', href }], { payload: undefined, dialog: undefined }));
    expect(toastStore.current()).toMatchObject([{ kind: 'fail', text: key }]);
    open.mockRestore();
  });
});

it('shows messages for as long as the merchant says [APP-13]', async () => {
  holdToasts(false);
  const { app } = await openSample({ pages, boot: { merchant: { toasts: { normal: 50, success: 20_000 } } } });
  act(() =>
    app.run([{ do: 'toast', kind: 'success', text: { t: 'kept' } }], { payload: undefined, dialog: undefined }),
  );
  act(() => app.run([{ do: 'toast', kind: 'info', text: { t: 'gone' } }], { payload: undefined, dialog: undefined }));
  await waitFor(() => expect(toastStore.current().map(({ text }) => text)).toEqual(['kept']));
  configureToasts();
});
