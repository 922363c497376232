import { render, screen, waitFor, within } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawPoster } from '@/storefront/features/invite/draw-poster';
import { wrapText } from '@/storefront/features/invite/wrap-text';
import { inviteLink } from '@/storefront/platform/session/invite-link';
import { QrCode } from '@/storefront/ui/share/qr-code';

let real: RealSite;
let change: (name: string, answer: Response) => Response | Promise<Response> = (_, answer) => answer;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterEach(async () => {
  change = (_, answer) => answer;
  Reflect.deleteProperty(navigator, 'share');
  await real.play({});
});
afterAll(() => real.close());

const site = (): RealSite => ({
  ...real,
  fetch: async (input, init) => {
    const answer = await real.fetch(input, init);
    return change(new URL(String(input), 'http://localhost').pathname.split('/').at(-1) ?? '', answer);
  },
});
const open = (persona = 'member-0', url = '/m/inviteFriends') =>
  renderStorefront({ merchant: 'aurora', persona, url, site: site() });
const invitation = () => within(screen.getByRole('region', { name: 'Better in company' }));
const list = () => within(invitation().getByRole('region', { name: 'Friends who joined' }));
const link = async () => (await invitation().findByText(/register\?r=/)).textContent ?? '';
const answered = (value: object) => Response.json({ success: true, value });

describe('the link of an invitation', () => {
  const place = { parameter: 'r', path: '/m/register', origin: 'http://aurora.localhost:4173' } as const;
  it.each([
    [['go.aurora.example'], 'https://go.aurora.example/m/register?r=AB12'],
    [[' https://go.aurora.example/any?x=1 ', 'other.example'], 'https://go.aurora.example/m/register?r=AB12'],
    [['http://go.aurora.example:8080'], 'http://go.aurora.example:8080/m/register?r=AB12'],
    [['', 'two words', 'ok.example'], 'https://ok.example/m/register?r=AB12'],
    [['javascript:alert(1)//'], 'http://aurora.localhost:4173/m/register?r=AB12'],
    [[], 'http://aurora.localhost:4173/m/register?r=AB12'],
  ])('of the domains %j is %s [MEM-13]', (domains, expected) => {
    expect(inviteLink('AB12', { ...place, domains })).toBe(expected);
  });

  it('carries any code whole [MEM-13]', () => {
    expect(inviteLink('a b&r=2', { ...place, domains: ['x.example'] })).toBe(
      'https://x.example/m/register?r=a+b%26r%3D2',
    );
  });
});

describe('words of the picture', () => {
  const widthOf = (line: string) => line.length;
  it.each([
    ['Join me here, today', 8, ['Join me', 'here,', 'today']],
    ['unbreakable', 4, ['unbreakable']],
    ['用我的邀请加入吧', 4, ['用我的', '邀请加入', '吧']],
    ['', 4, []],
  ])('"%s" break at %i [MEM-13]', (text, widest, lines) => {
    expect(wrapText(text, widest, widthOf)).toEqual(lines);
  });
});

describe('the picture', () => {
  it.each([
    ['Join', 4],
    ['Join me here with my invitation today', 2],
  ])(
    'below the title "%s" has %i lines of a long message, all above the code to scan [MEM-13]',
    async (title, count) => {
      const written: { readonly line: string; readonly bottom: number }[] = [];
      const draws = () => undefined;
      const context = JSON.parse('{ "font": "" }');
      Object.assign(context, {
        ...{ fillRect: draws, beginPath: draws, rect: draws, fill: draws },
        measureText: (line: string) => ({ width: line.length * 20 }),
        fillText: (line: string, _: number, top: number) =>
          written.push({ line, bottom: top + Number(/(\d+)px/.exec(context.font)?.[1]) * 1.3 }),
      });
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
      vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,');
      const code = { code: 'AB12', codeLabel: 'Code', link: 'https://go.example/m/register?r=AB12' };
      await drawPoster({ ...code, logo: '', brand: '', title, message: 'word '.repeat(60) });
      vi.restoreAllMocks();
      const bottoms = written.filter(({ line }) => line.startsWith('word')).map(({ bottom }) => bottom);
      expect(bottoms).toHaveLength(count);
      expect(Math.max(...bottoms)).toBeLessThanOrEqual(400);
    },
  );
});

describe('inviting friends', () => {
  it('shows a link with its picture and code, which a new member registers by and is counted for [MEM-13]', {
    tags: ['deep'],
  }, async () => {
    const { app, user } = await open();
    const address = new URL(await link());
    expect(address.pathname).toBe('/m/register');
    expect(address.origin).toBe(window.location.origin);
    const code = address.searchParams.get('r') ?? '';
    expect(invitation().getByText(code)).toBeDefined();
    const picture = invitation().getByRole('img', { name: 'Your link as a picture to scan' });
    const { container } = render(<QrCode text={address.href} label="" />);
    expect(picture.innerHTML).toBe(container.querySelector('svg')?.innerHTML);
    expect(await list().findByText('Nobody has joined yet')).toBeDefined();
    await user.click(invitation().getByRole('button', { name: /^Copy: Your link/ }));
    expect(await navigator.clipboard.readText()).toBe(address.href);

    const friend = { firebaseChannel: 'google', firebaseIdToken: 'sandbox:karim', type: 0, affiliateCode: code };
    await real.fetch('/wps/member/register/autoUsername', {
      method: 'PUT',
      headers: { Merchant: 'AURORA', Language: 'EN', 'Content-Type': 'application/json' },
      body: JSON.stringify(friend),
    });
    await app.queries.invalidateQueries();
    expect(await list().findByText(/^us\*\*\*\d$/)).toBeDefined();
    expect(list().getByText('Joined')).toBeDefined();
    await waitFor(() => expect(invitation().getByText('Friends').nextSibling?.textContent).toBe('1'));
  });

  it('leads to the domain that the platform names [MEM-13]', async () => {
    change = (name, answer) =>
      name === 'MCSFE_getReferralDetails'
        ? answered({ referralCode: 'QQ22', totalInvitations: '7', promotionDomains: ['join.example', 'old.example'] })
        : answer;
    await open();
    expect(await link()).toBe('https://join.example/m/register?r=QQ22');
    expect(invitation().getByText('Friends').nextSibling?.textContent).toBe('7');
  });

  it('hands the link to the phone, and copies it where the phone does not take it [MEM-13]', {
    tags: ['deep'],
  }, async () => {
    const share = vi.fn().mockResolvedValueOnce(undefined);
    Reflect.set(navigator, 'share', share);
    const { user } = await open();
    const url = await link();
    const tap = () => user.click(invitation().getByRole('button', { name: 'Share' }));
    await tap();
    expect(share).toHaveBeenCalledWith({ title: 'Better in company', text: 'Join me here with my invitation', url });
    share.mockRejectedValueOnce(new DOMException('given up', 'AbortError'));
    await tap();
    expect(screen.queryByText(/Link copied/)).toBeNull();
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await tap();
    expect(await screen.findByText(/Link copied/)).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('marks the link where nothing may be copied [MEM-13]', async () => {
    const { user } = await open();
    const url = await link();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await user.click(invitation().getByRole('button', { name: 'Share' }));
    expect(await screen.findByText(/Your link is marked/)).toBeDefined();
    expect(getSelection()?.toString()).toBe(url);
  });

  it('marks what a copy button stands beside, and says so [MEM-13]', async () => {
    const { user } = await open();
    const url = await link();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await user.click(invitation().getByRole('button', { name: /^Copy: Your link/ }));
    expect(await screen.findByText(/The text is marked: hold it and choose Copy/)).toBeDefined();
    expect(getSelection()?.toString()).toBe(url);
  });

  it('says what to do where the browser draws no picture [MEM-13]', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { user } = await open();
    await link();
    await user.click(invitation().getByRole('button', { name: 'Picture to send' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Picture to send' }));
    expect(await dialog.findByText(/Your link and code work without it/)).toBeDefined();
    vi.restoreAllMocks();
  });

  it('lists friends by pages with what each was worth [MEM-13]', { tags: ['deep'] }, async () => {
    const { user } = await open('member-vip');
    await link();
    await waitFor(() => expect(list().getAllByRole('listitem', { name: '' }).length).toBeGreaterThan(19));
    expect(invitation().getByText('Friends').nextSibling?.textContent).toBe('23');
    expect(invitation().getByText('Rewards').nextSibling?.textContent).toBe('৳7,500.00');
    expect(list().getAllByText('+৳500.00').length).toBeGreaterThan(10);
    expect(list().getByText('ra***0')).toBeDefined();
    await user.click(list().getByRole('button', { name: 'Page 2' }));
    expect(await list().findByText('la***0')).toBeDefined();
    expect(list().queryByText('ra***0')).toBeNull();
    expect(location.search).toBe('?page=2');
  });

  it('opens the friends at the page that the address names, or at the last where there are fewer [MEM-13]', async () => {
    await open('member-vip', '/m/inviteFriends?page=9');
    expect(await list().findByText('la***0')).toBeDefined();
    expect(location.search).toBe('?page=2');
  });

  it('leaves out the list where the platform has none, and keeps the link [MEM-13]', async () => {
    await real.play({ fail: { referredFriends: 'function.not.available' } });
    await open();
    await link();
    await waitFor(() => expect(invitation().queryByRole('region', { name: 'Friends who joined' })).toBeNull());
    expect(invitation().getByText('Friends')).toBeDefined();
  });

  it('tells to ask for a code where none was made [MEM-13]', async () => {
    change = (name, answer) => (name === 'MCSFE_getReferralDetails' ? answered({ referralCode: null }) : answer);
    await open();
    expect(await invitation().findByText('You have no code yet')).toBeDefined();
    expect(invitation().getByRole('button', { name: 'Customer service' })).toBeDefined();
  });

  it('shows a card with another try where it does not come [MEM-13]', async () => {
    await real.play({ fail: { referralDetails: 'unknown.system.err' } });
    const { user } = await open('agent-1');
    const again = await invitation().findByRole('button', { name: 'Try again' });
    await real.play({});
    await user.click(again);
    await link();
  });

  it('says in its own words what another try would not change, and nothing else [MEM-13, ERR-02]', async () => {
    await real.play({ fail: { referralDetails: 'actual.account.required' } });
    await open('agent-2');
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('Please log in with an actual account to use this function')).toBeDefined();
    expect(main.queryByText('Something went wrong')).toBeNull();
    expect(main.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is closed where the platform refuses it [MEM-13]', async () => {
    await real.play({ fail: { referralDetails: 'function.not.available' } });
    await open('agent-2');
    expect(await screen.findByText('Invitations are closed here')).toBeDefined();
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Customer service' })).toBeDefined();
  });
});

it.each(
  sample(2, [
    ['aurora', 'open'],
    ['jade', 'open'],
    ['noor', 'shut'],
    ['padma', 'shut'],
    ['mono', 'shut'],
  ]),
)('%s: inviting is %s, as its promotion is [MEM-13]', async (merchant, state) => {
  const own = await openRealSite(merchant);
  try {
    await renderStorefront({ merchant, persona: 'member-0', url: '/m/inviteFriends', site: own });
    const main = within(screen.getByRole('main'));
    if (state === 'open') expect(await main.findByText(/\/m\/register\?r=/)).toBeDefined();
    else await waitFor(() => expect(main.queryByText(/register\?r=/)).toBeNull());
    expect((await main.findAllByRole('button')).length).toBeGreaterThan(0);
  } finally {
    own.close();
  }
});
