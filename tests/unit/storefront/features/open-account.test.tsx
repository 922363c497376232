import { screen, waitFor, within } from '@testing-library/react';
import { patient } from '@tests/support/patience';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { toLimits } from '@/storefront/features/open-account/rebate-limits';
import { readPercent } from '@/storefront/forms/rules/read-percent';

let real: RealSite;
let sent: string[] = [];
/** Of an account: answered, done without an answer, not even sent, or sent and nothing is answered any more. */
let answers: 'given' | 'lost' | 'unsent' | 'none' = 'given';
/** Of links alike. */
let links: 'given' | 'lost' | 'unsent' | 'none' = 'given';
/** Called instead of sending a link. */
let insteadOfLink: () => Promise<unknown> = async () => undefined;
/** Called when the platform has opened an account, before its answer is lost. */
let afterOpening: () => void = () => undefined;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterEach(() => {
  sent = [];
  answers = 'given';
  links = 'given';
  afterOpening = () => undefined;
});
afterAll(() => real.close());

const open = (url: string, persona = 'agent-1') => {
  // What the test before sent may be answered late: it is no call of this one.
  const own = sent;
  return renderStorefront({
    merchant: 'aurora',
    persona,
    url,
    site: {
      ...real,
      fetch: async (input, init) => {
        const { pathname } = new URL(String(input), 'http://localhost');
        if (init?.method !== undefined && init.method !== 'GET') own.push(`${init.method} ${pathname}`);
        const isOpening = pathname === '/wps/agent/downline';
        if (isOpening && answers === 'unsent') throw new TypeError('Failed to fetch');
        const isMaking = init?.method === 'POST' && pathname === '/wps/agent/affiliateUrl';
        if (isMaking && links === 'unsent') {
          links = 'given';
          await insteadOfLink();
          throw new TypeError('Failed to fetch');
        }
        const answer = await real.fetch(input, init);
        if (isOpening) afterOpening();
        if ((isOpening && answers !== 'given') || (pathname === '/wps/agent/downlines' && answers === 'none'))
          throw new TypeError('Failed to fetch');
        const isMade = own.includes('POST /wps/agent/affiliateUrl');
        if ((isMaking && links !== 'given') || (isMade && pathname === '/wps/agent/affiliateUrls' && links === 'none'))
          throw new TypeError('Failed to fetch');
        return answer;
      },
    },
  });
};
type Opened = Awaited<ReturnType<typeof open>>;
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^User name/ });
const button = (label: string | RegExp) => screen.getByRole('button', { name: label });
async function fill({ user }: Opened, username: string, password = 'abc12345') {
  await user.type(await name(), username);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(button('Open the account'));
}

describe('an account opened directly', () => {
  it('is sent once, and its name and password are shown until the agent goes on [AGT-06]', async () => {
    const opened = await open('/m/agentRegister');
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Agent' }));
    await user.type(await name(), 'karim01');
    await user.type(screen.getByLabelText('Password'), 'abc12345');
    await user.dblClick(button('Open the account'));
    expect(await screen.findByText('The account is open')).toBeDefined();
    expect(screen.getByText('abc12345')).toBeDefined();
    expect(sent.filter((call) => call === 'POST /wps/agent/downline')).toHaveLength(1);
    await user.dblClick(button('Open another account'));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/shown only this once/)).toBeDefined();
    expect(screen.getByText('abc12345')).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Open another account' }));
    expect((await name()).value).toBe('');
    expect(screen.queryByText('abc12345')).toBeNull();
  });

  it('is sent once by a finger that goes on tapping until the account shows [AGT-06]', { tags: ['deep'] }, async () => {
    const { user } = await open('/m/agentRegister');
    await user.type(await name(), 'karim07');
    await user.type(screen.getByLabelText('Password'), 'abc12345');
    const tapping = setInterval(() => screen.queryByRole('button', { name: 'Open the account' })?.click(), 0);
    onTestFinished(() => clearInterval(tapping));
    expect(await screen.findByText('The account is open')).toBeDefined();
    expect(sent.filter((call) => call === 'POST /wps/agent/downline')).toHaveLength(1);
  });

  it('follows the rules of registration before it is sent, and says what the platform refuses beside its field [AGT-06]', async () => {
    const opened = await open('/m/agentRegister');
    await fill(opened, 'member0', 'x');
    expect(sent).not.toContain('POST /wps/agent/downline');
    await opened.user.type(screen.getByLabelText('Password'), 'bc12345');
    await opened.user.click(button('Open the account'));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
    expect((await name()).value).toBe('member0');
  });

  it('is looked up in the team where the answer was lost: the account is open, and is handed on [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('/m/agentRegister');
    answers = 'lost';
    await fill(opened, 'Karim02');
    expect(await screen.findByText('The account is open')).toBeDefined();
    expect(screen.getByText('Karim02')).toBeDefined();
    expect(screen.getByText('abc12345')).toBeDefined();
    expect(sent.filter((call) => call === 'POST /wps/agent/downline')).toHaveLength(1);
  });

  it('is the own one although its answer was lost minutes after it was opened [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('/m/agentRegister');
    answers = 'lost';
    let now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    onTestFinished(() => void vi.restoreAllMocks());
    afterOpening = () => {
      now += 120_000;
    };
    await fill(opened, 'karim06');
    expect(await screen.findByText('The account is open')).toBeDefined();
    expect(screen.getByText('abc12345')).toBeDefined();
  });

  it('is sent no second time until the team tells that it was not opened [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('/m/agentRegister');
    answers = 'unsent';
    // Looked at at once and later: the test need not wait.
    let now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    onTestFinished(() => void vi.restoreAllMocks());
    await fill(opened, 'karim05');
    expect(await screen.findByText(/Your team is being read/)).toBeDefined();
    await opened.user.click(button('Open the account'));
    now += 21_000;
    window.dispatchEvent(new Event('visibilitychange'));
    const told = 'No account was opened: karim05 is not in your team. You can send it again.';
    expect(await screen.findByText(told, {}, { timeout: patient(8000) })).toBeDefined();
    expect(sent.filter((call) => call === 'POST /wps/agent/downline')).toHaveLength(1);
    expect((await name()).value).toBe('karim05');
    answers = 'given';
    await opened.user.click(button('Open the account'));
    expect(await screen.findByText('The account is open')).toBeDefined();
  });

  it('whose team cannot be read either leads there, and is looked up again by hand [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('/m/agentRegister');
    answers = 'none';
    await fill(opened, 'karim04');
    expect(await screen.findByText(/the account may be open already/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Look in your team' })).toBeDefined();
    expect((await name()).value).toBe('karim04');
    answers = 'given';
    await opened.user.click(button('Try again'));
    expect(await screen.findByText('The account is open')).toBeDefined();
  });

  it('of a name that is in the team already says so, and of one that is elsewhere no more than that [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('/m/agentRegister');
    const { user } = opened;
    await fill(opened, 'karim02');
    expect(await screen.findByText('karim02 is in your team already. No second account was opened.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Look in your team' })).toBeDefined();
    await user.clear(await name());
    await user.type(await name(), 'agent41');
    await user.click(button('Open the account'));
    await waitFor(async () => expect((await name()).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByText(/in your team/)).toBeNull();
  });
});

describe('what may be given', () => {
  const platform = [{ gameGroupCode: 'RNG', minRebate: 0, maxRebate: 1.2 }];
  it.each([
    [platform, [], [{ group: 'RNG', least: 0, most: 1.2 }]],
    [platform, [{ gameCategory: 'RNG', rebate: '0.4' }], [{ group: 'RNG', least: 0, most: 0.4 }]],
    [platform, [{ gameCategory: 'LIVE', rebate: 0.4 }], [{ group: 'LIVE', least: 0, most: 0.4 }]],
    [null, null, []],
  ])('of %j to who has %j is %j [AGT-06]', (all, own, limits) => {
    expect(toLimits(all, own)).toEqual(limits);
  });

  it.each([
    ['', 0],
    [' 0,5 ', 0.5],
    ['১.২', 1.2],
    ['1.234', undefined],
    ['-1', undefined],
    ['x', undefined],
  ])('is read from “%s” as %s [AGT-06]', (typed, percent) => {
    expect(readPercent(typed)).toBe(percent);
  });

  it('is no more than the agent has, said beside its group before anything is sent [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const opened = await open('/m/agentRegister');
    await opened.user.type(await screen.findByRole('textbox', { name: /^Slots/ }), '1.21');
    await fill(opened, 'karim03');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Slots/ }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(sent).not.toContain('POST /wps/agent/downline');
  });
});

describe('links of an agent', () => {
  it('are made, shown to be scanned and copied, paused, opened again and deleted after a question [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('/m/agentRegister?tab=links');
    await user.click(await screen.findByRole('button', { name: 'New link' }));
    const dialog = () => within(screen.getByRole('dialog'));
    await screen.findByRole('dialog');
    await user.selectOptions(await dialog().findByLabelText('Valid until'), '30');
    await user.click(dialog().getByRole('button', { name: 'Make the link' }));
    const link = await dialog().findByText(/register\?affiliateCode=L/);
    expect(await dialog().findByRole('img', { name: 'The link as a picture to scan' })).toBeDefined();
    const code = new URL(link.textContent ?? '').searchParams.get('affiliateCode') ?? '';
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    const list = within(screen.getByRole('region', { name: 'Your links' }));
    await user.click(await list.findByRole('button', { name: new RegExp(`${code}.*Open.*until.*0`) }));
    await screen.findByRole('dialog');
    expect(await dialog().findByText('Nobody has registered with it yet')).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Pause' }));
    await user.click(await dialog().findByRole('button', { name: 'Open again' }));
    const remove = await dialog().findByRole<HTMLButtonElement>('button', { name: 'Delete' });
    await waitFor(() => expect(remove.disabled).toBe(false));
    await user.click(remove);
    expect(sent).not.toContain('DELETE /wps/agent/affiliateUrl');
    expect(document.activeElement?.textContent).toBe('Keep it');
    await user.click(dialog().getByRole('button', { name: 'Yes, delete it' }));
    expect(await screen.findByText('No link yet')).toBeDefined();
    expect(sent.filter((call) => call.endsWith('affiliateUrl'))).toHaveLength(4);
  });

  it('show the page before where the only one of the last page is deleted [AGT-06]', { tags: ['deep'] }, async () => {
    const { user, app } = await open('/m/agentRegister?tab=links', 'agent-2');
    for (let made = 0; made < 21; made += 1)
      await app.call('createAffiliateUrl', { type: 0, startDate: '2026-01-01 00:00:00', endDate: null });
    await app.queries.invalidateQueries();
    const list = within(screen.getByRole('region', { name: 'Your links' }));
    const rows = () => list.getAllByRole('button', { name: /Open/ });
    await user.click(await list.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.click(rows()[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Delete' }));
    await user.click(dialog.getByRole('button', { name: 'Yes, delete it' }));
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(screen.queryByText('No link yet')).toBeNull();
  });

  it('are made once where the answer was lost, as their list tells, and another one when it is meant [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const { user, app } = await open('/m/agentRegister?tab=links', 'agent-41');
    const count = async () => (await app.call('affiliateUrls', { page: 1, pageSize: 20 })).List?.length;
    const before = (await count()) ?? 0;
    const dialog = () => within(screen.getByRole('dialog'));
    const make = async () => user.click(await dialog().findByRole('button', { name: 'Make the link' }));
    await user.click(await screen.findByRole('button', { name: 'New link' }));
    await screen.findByRole('dialog');
    links = 'none';
    await make();
    expect(await dialog().findByText(/the link may be made already/)).toBeDefined();
    links = 'given';
    await make();
    expect(await dialog().findByText(/register\?affiliateCode=L/)).toBeDefined();
    expect(await count()).toBe(before + 1);
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'New link' }));
    links = 'lost';
    await make();
    expect(await dialog().findByText(/register\?affiliateCode=L/)).toBeDefined();
    expect(await count()).toBe(before + 2);
  });
});

it.each([
  ['another end', '2030-01-01 23:59:59', 0],
  ['other rebates', null, 0.1],
])(
  'a link of %s that was made elsewhere is not taken for the one whose answer was lost [AGT-06]',
  {
    tags: ['deep'],
  },
  async (_, endDate, rebate) => {
    const { user, app } = await open('/m/agentRegister?tab=links', 'agent-7');
    await user.click(await screen.findByRole('button', { name: 'New link' }));
    const dialog = within(await screen.findByRole('dialog'));
    links = 'unsent';
    const configs = [{ gameCode: 'RNG', rebate }];
    const request = { type: 0, startDate: '2026-01-01 00:00:00', endDate, configs };
    insteadOfLink = () => app.call('createAffiliateUrl', request);
    await user.click(await dialog.findByRole('button', { name: 'Make the link' }));
    expect(await dialog.findByText(/the link may be made already/)).toBeDefined();
    expect(screen.queryByText(/register\?affiliateCode=L/)).toBeNull();
  },
);

describe('who comes by a link that is closed', () => {
  it('reads that it is paused, beside the code, before anything is sent [AGT-06]', { tags: ['deep'] }, async () => {
    const { app } = await open('/m/agentRegister?tab=links', 'agent-42');
    const code = await app.call('createAffiliateUrl', { type: 0, startDate: '2026-01-01 00:00:00', endDate: null });
    const [{ id } = { id: '' }] = (await app.call('affiliateUrls', {})).List ?? [];
    await app.call('updateAffiliateUrl', { affiUrlId: id, status: 0 });
    localStorage.clear(); // Whoever scans it has another phone.
    await renderStorefront({ merchant: 'aurora', url: `/m/register?affiliateCode=${code}`, site: real });
    expect((await screen.findAllByText(/This invitation link is closed for now/)).length).toBeGreaterThan(0);
  });
});

describe('a merchant without accounts to open', () => {
  it('says so, and who to ask [AGT-06]', { tags: ['deep'] }, async () => {
    const noor = await openRealSite('noor');
    await renderStorefront({ merchant: 'noor', persona: 'agent-1', url: '/m/agentRegister?lang=en', site: noor });
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.querySelector('main')?.textContent?.length).toBeGreaterThan(30);
    noor.close();
  });
});
