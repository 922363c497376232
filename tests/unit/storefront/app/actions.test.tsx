import { act, screen, waitFor } from '@testing-library/react';
import { openSample, sampleFetch } from '@tests/support/open-sample';
import { samplePage } from '@tests/support/sample-boot';
import { sampleWidgets } from '@tests/support/sample-widgets';
import { describe, expect, it, vi } from 'vitest';
import type { Action } from '@/engine/live';
import { holdToasts, toastStore } from '@/storefront/ui/overlays/toast';

const words = { use: 'content.text', props: { text: { text: { en: 'x' } } } };
const pages = ['home', 'service', 'launchGame', 'login'].map((id) => samplePage(id, { page: words }));
const rules = samplePage('rules', { page: words }, { kind: 'dialog', paths: [] });
const session = { token: 't', merchantCode: 'SAMPLE', userName: 'rana', type: 0, firstTimeLogin: false };

async function runIn(
  action: Action,
  { payload, ...options }: Partial<Parameters<typeof openSample>[0]> & { readonly payload?: unknown } = {},
) {
  const { app } = await openSample({ pages: [...pages, rules], ...options });
  const spies = { go: vi.fn(), openTab: vi.fn(), reload: vi.fn() };
  Object.assign(app.navigator, spies);
  const reports: unknown[] = [];
  window.addEventListener('livery:report', (event) => event instanceof CustomEvent && reports.push(event.detail));
  if (action.need !== undefined || action.do === 'launchGame') act(() => app.session.start(session));
  act(() => app.run([action], { payload, dialog: undefined }));
  return { app, reports, ...spies };
}

function NameForm() {
  return (
    <form>
      <input aria-label="Name" />
    </form>
  );
}

describe('actions', () => {
  it.each([
    ['https://t.me/livery', undefined],
    [{ event: 'url' }, { url: 'https://t.me/livery' }],
  ])('openLink opens an allowed host in a tab of its own (%#)', async (href, payload) => {
    const { openTab, go } = await runIn({ do: 'openLink', href }, { payload });
    expect(openTab).toHaveBeenCalledExactlyOnceWith('https://t.me/livery');
    expect(go).not.toHaveBeenCalled();
  });

  it.each(['https://evil.example', 'javascript:alert(1)', '//evil.example', 'https://t.me.evil.example', ''])(
    'openLink refuses %j and reports it',
    async (href) => {
      const { openTab, go, reports } = await runIn({ do: 'openLink', href });
      expect([openTab.mock.calls, go.mock.calls]).toEqual([[], []]);
      expect(reports).toMatchObject([{ kind: 'link-refused' }]);
    },
  );

  it('openLink stays on this site for a path [APP-01]', async () => {
    const { go } = await runIn(
      { do: 'openLink', href: { event: 'linkage' } },
      { payload: { linkage: '/m/service?x=1' } },
    );
    expect(go).toHaveBeenCalledWith('/m/service?x=1', undefined);
  });

  it.each([
    [
      [
        { type: 'LIVECHAT', url: 'https://t.me/chat' },
        { type: 'HOTLINE', url: 'https://t.me/line' },
      ],
      'https://t.me/chat',
    ],
    [[{ type: 'SERVICE', url: 'https://t.me/line' }], 'https://t.me/line'],
    [[{ type: 'LIVECHAT', url: 'https://evil.example' }], undefined],
    [[], undefined],
    [undefined, undefined],
  ])(
    'openService opens the first way to the customer service, else the service page (%#) [HOM-11, AUT-03]',
    async (services, url) => {
      const { openTab, go } = await runIn({ do: 'openService' }, { boot: services === undefined ? {} : { services } });
      expect(openTab.mock.calls).toEqual(url === undefined ? [] : [[url]]);
      expect(go.mock.calls).toEqual(url === undefined ? [['/m/service', undefined]] : []);
    },
  );

  it('of an older build that is gone is passed by, and what follows it runs [APP-14]', async () => {
    const { app, go } = await runIn({ do: 'dismiss', name: 'downloadBar' });
    // @ts-expect-error a name that no action has
    const gone: Action = { do: 'openLounge' };
    act(() => app.run([gone, { do: 'navigate', to: 'service' }], { payload: undefined, dialog: undefined }));
    expect(go.mock.calls).toEqual([['/m/service', { replace: false }]]);
  });

  it('launchGame leads to the launch page with the game and the way back [GAM-11]', async () => {
    const game = { nodeId: 9, gameId: 'dice', vassalage: 'JL', gameType: 'RNG', gameName: 'Dice & More' };
    const { go } = await runIn({ do: 'launchGame' }, { payload: game, url: '/m/home?category=RNG' });
    const query =
      'vendor=JL&nodeId=9&gameId=dice&gameCategory=RNG&name=Dice+%26+More&pageBack=%2Fm%2Fhome%3Fcategory%3DRNG';
    expect(go).toHaveBeenCalledWith(`/m/launchGame?${query}`, undefined);
  });

  it.each([
    [
      { nodeId: 5, gameId: 'SSC', vassalage: 'LOTT', gameType: 'LOTT', prizeMode: 'ZY' },
      'vendor=LOTT&nodeId=5&gameId=SSC&gameCategory=LOTT&playType=Tradition&code=SSC&prize_mode=zy',
    ],
    [
      { nodeId: 6, gameId: 'VN-1', vassalage: 'TCG_LOTTO_VN', gameType: 'ELOTT' },
      'vendor=TCG_LOTTO_VN&nodeId=6&gameId=VN-1&gameCategory=ELOTT&playType=Entertainment&code=VN-1',
    ],
    [{ vendor: 'TCG_SEA', category: 'ELOTT' }, 'vendor=TCG_SEA&gameCategory=ELOTT&playType=Entertainment&code='],
    [{ vendor: 'LOTT', category: 'LOTT' }, 'vendor=LOTT&gameCategory=LOTT&playType=Tradition&code='],
    [{ vendor: 'EVT', category: 'LIVE' }, 'vendor=EVT&gameCategory=LIVE'],
  ])('launchGame of %j opens the launch page with %s [GAM-10, GAM-11]', async (payload, query) => {
    const { go } = await runIn({ do: 'launchGame' }, { payload, url: '/m/home' });
    expect(go).toHaveBeenCalledWith(`/m/launchGame?${query}&pageBack=%2Fm%2Fhome`, undefined);
  });

  it('launchGame does nothing on a second tap, when the game is in the address already [GAM-11]', async () => {
    const url = '/m/launchGame?vendor=JL&nodeId=9&pageBack=%2Fm%2Fhome';
    const again = await runIn({ do: 'launchGame' }, { payload: { vassalage: 'JL', nodeId: 9 }, url });
    expect(again.go).not.toHaveBeenCalled();
    const other = await runIn({ do: 'launchGame' }, { payload: { vassalage: 'JL', nodeId: 91 }, url });
    expect(other.go).toHaveBeenCalledOnce();
  });

  it.each([[undefined], [{}], [{ nodeId: 9 }], [{ vendor: 'JL' }], ['game']])(
    'launchGame does nothing for %j, which is no game',
    async (payload) => {
      const { go } = await runIn({ do: 'launchGame' }, { payload });
      expect(go).not.toHaveBeenCalled();
    },
  );

  it('setCategory shows it at home, in the address [APP-09]', async () => {
    const { go } = await runIn({ do: 'setCategory', category: 'RECENT', need: 'session' });
    expect(go).toHaveBeenCalledWith('/m/home?category=RECENT', { replace: true });
  });

  it('toggleBalance hides and shows, on this device [MEM-14]', async () => {
    const { app } = await runIn({ do: 'toggleBalance', need: 'session' });
    expect([app.facts.current().get('balance.hidden'), localStorage.getItem('hideBalance')]).toEqual([
      true,
      expect.any(String),
    ]);
    act(() => app.run([{ do: 'toggleBalance' }], { payload: undefined, dialog: undefined }));
    expect([app.facts.current().get('balance.hidden'), localStorage.getItem('hideBalance')]).toEqual([false, null]);
  });

  it('refreshBalance asks for the balance again, and a guest logs in first [MEM-14]', async () => {
    const fetch = vi.fn(sampleFetch(pages));
    const { app } = await runIn({ do: 'refreshBalance', need: 'session' }, { fetch });
    const invalidate = vi.spyOn(app.queries, 'invalidateQueries');
    act(() => app.run([{ do: 'refreshBalance', need: 'session' }], { payload: undefined, dialog: undefined }));
    expect(invalidate).toHaveBeenCalledOnce();
    act(() => app.session.end());
    act(() => app.run([{ do: 'refreshBalance', need: 'session' }], { payload: undefined, dialog: undefined }));
    expect(app.dialogs.current()).toMatchObject([{ page: 'login' }]);
    expect(invalidate).toHaveBeenCalledOnce();
  });

  it('dismiss closes the download bar for good [HOM-14]', async () => {
    const { app } = await runIn({ do: 'dismiss', name: 'downloadBar' });
    expect([app.facts.current().get('downloadBar.closed'), localStorage.getItem('hideDownloadBar')]).toEqual([
      true,
      '1',
    ]);
  });

  it('toast says the words of config in the language that shows [APP-13]', async () => {
    await runIn({ do: 'toast', kind: 'success', text: { text: { en: 'Saved', bn: 'সংরক্ষিত' } } });
    expect(toastStore.current()).toMatchObject([{ kind: 'success', text: 'Saved' }]);
  });

  it('toast stays for as long as config says [MEM-05]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    holdToasts(false);
    await runIn({ do: 'toast', kind: 'info', text: { text: { en: 'Closed' } }, seconds: 2 });
    vi.advanceTimersByTime(1900);
    expect(toastStore.current()).toMatchObject([{ text: 'Closed' }]);
    vi.advanceTimersByTime(200);
    expect(toastStore.current()).toEqual([]);
    vi.useRealTimers();
  });

  it('a page without a path shows as a dialog [APP-01]', async () => {
    const { app, go } = await runIn({ do: 'navigate', to: 'rules' });
    expect(app.dialogs.current()).toMatchObject([{ kind: 'page', page: 'rules' }]);
    expect(go).not.toHaveBeenCalled();
  });

  it('a form over another dialog has the focus in its own first empty field [AUT-02]', async () => {
    const form = { load: async () => ({ default: NameForm }) };
    const dialogs = ['lower', 'upper'].map((id) =>
      samplePage(id, { page: { use: 'sample.form' } }, { kind: 'dialog', paths: [] }),
    );
    const table = { ...sampleWidgets, 'sample.form': form };
    const { app } = await openSample({ pages: [...pages, ...dialogs], table });
    const fields = () => screen.getAllByRole('textbox', { name: 'Name' });
    for (const [index, { page }] of dialogs.entries()) {
      act(() => app.dialogs.open(page));
      await waitFor(() => expect(fields()).toHaveLength(index + 1));
      await waitFor(() => expect(document.activeElement).toBe(fields()[index]));
    }
  });

  it('reload loads the document anew [APP-21]', async () => {
    const { reload } = await runIn({ do: 'reload' });
    expect(reload).toHaveBeenCalledOnce();
  });
});
