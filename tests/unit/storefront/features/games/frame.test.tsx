import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { queryScopeOf } from '@/storefront/platform/session/query-scope';
import { type LaunchSite, openLaunchSite } from './launch-site';

const launch = '/wps/game/launchGame';
const gameOf = (vendor: string, nodeId: number) =>
  `/m/launchGame?vendor=${vendor}&nodeId=${nodeId}&gameId=${vendor}-${nodeId}&gameCategory=RNG&name=Emerald+Sevens&pageBack=%2Fm%2Fhome`;
const foreign = 'https://play.aurora.example';
const addressed = (path: string) => ({ content: { game_url: `${foreign}/${path}` } });

let site: LaunchSite;
beforeAll(async () => {
  site = await openLaunchSite('aurora');
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await site.reset();
});
afterAll(() => site.close());

const frame = () => screen.findByTitle<HTMLIFrameElement>('Emerald Sevens');
const main = () => within(screen.getByRole('main'));
const open = (url = gameOf('LVY', 14006), from: LaunchSite = site) =>
  renderStorefront({ merchant: 'aurora', persona: 'member-0', url, site: from });

describe('a launch', () => {
  it('that answers late does not take the place of the one that was asked for after it [GAM-11]', async () => {
    let answerLate: (answer: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      answerLate = resolve;
    });
    const answers = [late, Promise.resolve(Response.json({ success: true, value: addressed('second') }))];
    const slow: LaunchSite = {
      ...site,
      fetch: (input, init) =>
        (String(input).startsWith(launch) ? answers.shift() : undefined) ?? site.fetch(input, init),
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await open(undefined, slow);
    await main().findByText('Opening the game');
    await act(() => vi.advanceTimersByTimeAsync(14_000));
    fireEvent.click(await main().findByRole('button', { name: 'Try again' }));
    expect((await frame()).src).toBe(`${foreign}/second`);
    await act(async () => answerLate(Response.json({ success: true, value: addressed('first') })));
    expect((await frame()).src).toBe(`${foreign}/second`);
  });
});

describe('a foreign frame', () => {
  it('has the rights it needs and no other [GAM-11]', async () => {
    site.answer(launch, addressed('slot'));
    await open();
    const rights = ((await frame()).getAttribute('sandbox') ?? '').split(' ').toSorted();
    expect(rights).toEqual([
      'allow-forms',
      'allow-orientation-lock',
      'allow-popups',
      'allow-same-origin',
      'allow-scripts',
    ]);
    expect((await frame()).getAttribute('allow')).toBe('autoplay; fullscreen');
  });

  it('cannot flood the gateway: what it says of the balance counts once a second, other words never [GAM-11]', async () => {
    site.answer(launch, addressed('slot'));
    const { app } = await open();
    const source = (await frame()).contentWindow;
    const asked = vi.spyOn(app.queries, 'invalidateQueries');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
    const tell = (event: string) =>
      act(
        () =>
          void window.dispatchEvent(
            new MessageEvent('message', { data: { type: 'livery:game', event }, origin: foreign, source }),
          ),
      );
    for (const event of ['dance', 'ready', 'constructor']) tell(event);
    expect(asked).not.toHaveBeenCalled();
    for (let count = 0; count < 30; count += 1) tell('balance');
    expect(asked).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(asked).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe('the server of a foreign game', () => {
  const says = 'The game’s server does not answer';
  const asks = () => vi.spyOn(globalThis, 'fetch');
  /** Each server is another one: what is known of it holds until the page loads anew. */
  const openAt = async (origin: string) => {
    site.answer(launch, { content: { game_url: `${origin}/slot?ticket=secret` } });
    const { user } = await open();
    fireEvent.load(await frame());
    return user;
  };

  it('that refuses is said to, with another try, a way back and a way to the game; its ticket goes to the frame alone [GAM-11]', {
    tags: ['deep'],
  }, async () => {
    const asked = asks().mockRejectedValue(new TypeError('refused'));
    const user = await openAt('https://dead.aurora.example');
    expect(await main().findByText(says)).toBeDefined();
    const [address, init] = asked.mock.calls[0] ?? [];
    expect(address).toBe('https://dead.aurora.example/');
    expect(init).toMatchObject({ method: 'HEAD', credentials: 'omit', referrerPolicy: 'no-referrer' });
    const card = within(main().getByRole('alert'));
    expect(card.getByRole('button', { name: 'Back to the games' })).toBeDefined();
    expect(main().getAllByRole('button', { name: 'Back to the games' })).toHaveLength(1);
    await user.click(card.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(site.asked(launch)).toHaveLength(2));
    fireEvent.load(await frame());
    await user.click(await main().findByRole('button', { name: 'Close' }));
    expect(main().queryByText(says)).toBeNull();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('that speaks to the page is there, whatever it answers [GAM-11]', { tags: ['deep'] }, async () => {
    asks().mockRejectedValue(new TypeError('refused'));
    await openAt('https://shy.aurora.example');
    expect(await main().findByText(says)).toBeDefined();
    const source = (await frame()).contentWindow;
    const data = { type: 'livery:game', event: 'ready' };
    act(
      () =>
        void window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://shy.aurora.example', source })),
    );
    expect(main().queryByText(says)).toBeNull();
  });

  it('on our own host is not asked [GAM-11]', async () => {
    const asked = asks();
    await open();
    fireEvent.load(await frame());
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a game in a window of its own', () => {
  it('leaves a fresh balance to whoever comes back from it [GAM-11]', { tags: ['deep'] }, async () => {
    vi.spyOn(window, 'open').mockReturnValue(JSON.parse('{}'));
    const { app } = await open(gameOf('STO', 20_000));
    await main().findByText('Stadium One runs in another window');
    const asked = vi.spyOn(app.queries, 'invalidateQueries');
    const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(asked).not.toHaveBeenCalled();
    shown.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('the time of a visit', () => {
  const played = (seconds: number, at: number, session: string) =>
    sessionStorage.setItem('played', JSON.stringify({ seconds, net: 5, answered: 0, session, at }));

  it.each(
    sample(1, [
      ['goes on where the page was loaded anew', 60_000, 'own', /^Time 50:0\d$/],
      ['begins anew after a break of hours', 5 * 3_600_000, 'own', /^Time 00:0\d$/],
      ['begins anew for another session', 60_000, 'another', /^Time 00:0\d$/],
    ]),
  )('%s [GAM-11]', async (_, ago, whose, time) => {
    const { app } = await open('/m/home');
    const { session } = queryScopeOf({ session: app.session.current(), merchant: '', language: '' });
    played(3000, Date.now() - ago, whose === 'own' ? session : 'somebody/else');
    act(() => app.navigator.go(gameOf('LVY', 14006)));
    expect(await main().findByText(time)).toBeDefined();
  });

  it('is what the game was on the screen: neither behind other things, nor while the phone slept [GAM-11, MEM-16]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'], shouldAdvanceTime: true });
    const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
    await open();
    fireEvent.load(await frame());
    await pass(25_000);
    expect(main().getByText(/^Time 00:2\d$/)).toBeDefined();
    const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await pass(40_000);
    shown.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await pass(10_000);
    expect(main().getByText(/^Time 00:3\d$/)).toBeDefined();
    const clock = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => clock() + 3_600_000);
    await pass(10_000);
    expect(main().getByText(/^Time 00:4\d$/)).toBeDefined();
  });
});
