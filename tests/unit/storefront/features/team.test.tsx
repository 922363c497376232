import { screen, waitFor, within } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import updateDownlineRebates from '../../../../schemas/wire/updateDownlineRebates.schema.json';

let real: RealSite;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterAll(() => real.close());

let sent = 0;
let isLost = false;
/** Until when giving money is not answered. */
let late: Promise<unknown> | undefined;
/** What the platform says of giving money; its own answer where nothing stands here. */
let mayGive: unknown;
afterEach(() => {
  isLost = false;
  late = undefined;
  mayGive = undefined;
  sent = 0;
});

const open = (url: string, persona = 'agent-1') =>
  renderStorefront({
    merchant: 'aurora',
    persona,
    url,
    site: {
      ...real,
      fetch: async (input, init) => {
        if (mayGive !== undefined && String(input).includes('transferEnabled'))
          return Response.json({ success: true, value: mayGive });
        const answer = await real.fetch(input, init);
        if (isLost && init?.method === update.method && String(input).includes(update.path))
          throw new TypeError('Failed to fetch');
        if (!String(input).includes('transferDownline')) return answer;
        sent += 1;
        await late;
        // Not before the second tap of two.
        if (isLost) await new Promise((done) => setTimeout(done, 300));
        if (isLost) throw new TypeError('Failed to fetch');
        return answer;
      },
    },
  });
const update = updateDownlineRebates['x-call'];
const button = (label: string | RegExp) => screen.findByRole('button', { name: label });
const dialog = () => screen.findByRole('dialog');

describe('an address that names what a team has not', () => {
  it.each(
    sample(1, [
      ['/m/agent/team/overview?days=abc', 'These dates cannot be shown, so the last 7 days are.', ''],
      ['/m/agent/team/overview?days=30&of=abc', /a choice that is not on offer/, '?days=30'],
      ['/m/member/team?type=abc&all=1', /a choice that is not on offer/, '?all=1'],
      ['/m/member/team?page=0', /^There is no such page/, ''],
      ['/m/member/team?page=99', /^There is no such page/, /^(\?page=\d)?$/],
    ]),
  )('%s is told so, and cleaned [AGT-06]', async (url, said, left) => {
    await open(url);
    expect((await screen.findByText(said)).getAttribute('role')).toBe('status');
    await waitFor(() => expect(location.search).toEqual(typeof left === 'string' ? left : expect.stringMatching(left)));
  });
});

describe('the overview of a team', () => {
  it('shows figures, a day by day table, and who plays most and stays away, for the days of the address [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('/m/agent/team/overview?days=30');
    expect((await button('30 days')).getAttribute('aria-pressed')).toBe('true');
    expect(await screen.findByText('Online now')).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Most active members' })).getAllByRole('listitem')).toHaveLength(
      10,
    );
    await user.click(screen.getByText('Day by day in numbers'));
    expect(screen.getAllByRole('row').length).toBeGreaterThan(20);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shown by day' }), 'New members');
    expect(screen.getByRole('columnheader', { name: 'New members' })).toBeDefined();
    await user.click(await button('Today'));
    await waitFor(() => expect(screen.queryByText('Day by day in numbers')).toBeNull());
  });
});

describe('the management of a team', () => {
  it('finds a member, narrows by kind, and goes from page to page [AGT-06]', { tags: ['deep'] }, async () => {
    const { user } = await open('/m/member/team?all=1');
    await screen.findByRole('navigation', { name: 'Pages' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of account' }), 'Agent');
    await waitFor(() => expect(screen.getAllByText(/^Team of/).length).toBeGreaterThan(10));
    await user.type(screen.getByRole('searchbox'), 'agent2');
    await user.click(await button('Find'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^agent2/ })).toHaveLength(1));
    expect(screen.getByText('Records: 1')).toBeDefined();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'nobodyatall');
    await user.click(await button('Find'));
    expect(await screen.findByText('No member found')).toBeDefined();
  });

  it('opens a member, keeps rebates within what may be given, and goes down to their team and back [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('/m/member/team?who=agent2');
    await user.click(await button(/^agent2/));
    const slots = await within(await dialog()).findByRole<HTMLInputElement>('textbox', { name: /^Slots/ });
    await user.clear(slots);
    await user.type(slots, '9');
    await user.click(await button('Save the rebates'));
    expect(await screen.findByText('At most 1.2%')).toBeDefined();
    await user.clear(slots);
    await user.type(slots, '1.1');
    await user.click(await button('Save the rebates'));
    // What it was, what it becomes and what one keeps stand there before it is saved.
    const question = () => within(screen.getByRole('dialog', { name: 'Is this right?' }));
    await screen.findByRole('dialog', { name: 'Is this right?' });
    expect(question().getByText('Slots').parentElement?.textContent).toMatch(
      /^Slotsfrom [\d.]+% to 1\.1%You keep 0\.1%$/,
    );
    expect(question().getAllByText(/^from /)).toHaveLength(1);
    isLost = true;
    await user.click(question().getByRole('button', { name: 'Save the rebates' }));
    // No answer came, and it is saved all the same: how they stand tells.
    expect(await screen.findByText('The rebates are saved')).toBeDefined();
    isLost = false;
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Is this right?' })).toBeNull());
    // It is not said of another figure.
    await user.clear(slots);
    await waitFor(() => expect(screen.queryByText('The rebates are saved')).toBeNull(), { timeout: 500 });
    await user.type(slots, '9');
    await user.click(await button('Save the rebates'));
    expect(await screen.findByText('At most 1.2%')).toBeDefined();
    await user.clear(slots);
    await user.type(slots, '1.1');
    await user.click(await button('Save the rebates'));
    expect(await screen.findByText('Nothing is changed: these are the rebates already.')).toBeDefined();
    await user.clear(slots);
    expect(screen.queryByText(/^Nothing is changed/)).toBeNull();
    await user.click(await button(/^See this team/));
    const path = await screen.findByRole('navigation', { name: 'Where in the team' });
    expect(within(path).getByText('agent2').closest('[aria-current]')).not.toBeNull();
    await user.click(within(path).getByRole('button', { name: 'agent1' }));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Where in the team' })).toBeNull());
  });

  it('promotes a member once it is confirmed, and asks for a fund password before money is given [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('/m/member/team?type=0&sort=customerName');
    const [first] = await screen.findAllByRole('button', { name: /Last login/ });
    if (first) await user.click(first);
    await user.click(await button('Make an agent'));
    expect(document.activeElement?.textContent).toBe('Cancel');
    await user.click(await button('Cancel'));
    await user.click(await button('Make an agent'));
    await user.click(await button('Yes, make an agent'));
    expect(await screen.findByText(/is an agent now$/)).toBeDefined();
    await user.click(await button('Give money'));
    expect(await screen.findByText('A fund password is needed first')).toBeDefined();
    await user.click(await button('Back to the member'));
    expect(await button('Give money')).toBeDefined();
  });

  it.each(sample(1, [false, '0', 'N', null, 0]))(
    'gives no money where the platform answers %j to that [AGT-06]',
    async (value) => {
      mayGive = value;
      const { user } = await open('/m/member/team?who=agent2');
      await user.click(await button(/^agent2/));
      await within(await dialog()).findByRole('textbox', { name: /^Slots/ });
      await waitFor(async () =>
        expect(within(await dialog()).queryByRole('button', { name: 'Give money' })).toBeNull(),
      );
    },
  );

  it('gives money under the fund password once, and says where to look when the answer is lost [AGT-06]', async () => {
    const { user, app } = await open('/m/member/team?sort=customerName');
    await app.call('setFundPassword', { newPassword: '112358', confirmNewPassword: '112358' });
    await app.queries.invalidateQueries();
    const [first] = await screen.findAllByRole('button', { name: /Last login/ });
    if (first) await user.click(first);
    await user.click(await button('Give money'));
    const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
    await user.type(amount, '99999999');
    await user.click(await button('Continue'));
    expect((await screen.findAllByText(/At most/)).length).toBeGreaterThan(0);
    await user.clear(amount);
    await user.type(amount, '১২');
    await user.click(await button('Continue'));
    const confirm = () => within(screen.getByRole('dialog', { name: 'Is this right?' }));
    await user.type(await screen.findByLabelText('Fund password'), '000000');
    await user.click(await button('Give the money'));
    expect(await confirm().findByText(/^Wrong fund password\. Check it and type it again\./)).toBeDefined();
    isLost = true;
    await user.clear(confirm().getByLabelText('Fund password'));
    await user.type(confirm().getByLabelText('Fund password'), '112358');
    await user.dblClick(await button('Give the money'));
    expect(await screen.findByText(/^Your request of .* for ৳12\.00 is in the record\./)).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Is this right?' })).toBeNull();
    expect(sent).toBe(2);
    isLost = false;
    const { list } = await app.call('accountRecord', { transactionType: '2004' });
    expect(list.filter(({ amount: moved }) => moved === -12)).toHaveLength(1);
  });

  it.each(
    sample(1, [
      ['112358', /^Given to agent2: ৳13.00/],
      ['000000', /^৳13\.00 · The fund password is wrong/],
    ]),
  )('says what came of money that was on its way when the player went back, with %s [AGT-06]', async (fund, told) => {
    const { user, app } = await open('/m/member/team?who=agent2', 'agent-1');
    await app.call('setFundPassword', { newPassword: '112358', confirmNewPassword: '112358' }).catch(() => undefined);
    await app.queries.invalidateQueries();
    await user.click(await button(/^agent2/));
    await user.click(await button('Give money'));
    await user.type(await screen.findByRole('textbox', { name: /^Amount/ }), '13');
    await user.click(await button('Continue'));
    await user.type(await screen.findByLabelText('Fund password'), fund);
    let answer: (() => void) | undefined;
    late = new Promise<void>((done) => {
      answer = () => done();
    });
    await user.click(await button('Give the money'));
    await waitFor(() => expect(sent).toBe(1));
    // The first one passes the question by, which cannot be closed now.
    window.history.go(-2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer?.();
    expect(await screen.findByText(told)).toBeDefined();
  });

  it('says before another one is given that the first is still on its way, and how much it is [AGT-06]', {
    tags: ['deep'],
  }, async () => {
    const { user, app } = await open('/m/member/team?who=agent2', 'agent-1');
    await app.call('setFundPassword', { newPassword: '112358', confirmNewPassword: '112358' }).catch(() => undefined);
    await app.queries.invalidateQueries();
    const give = async (amount: string) => {
      await user.click(await button(/^agent2/));
      await user.click(await button('Give money'));
      await user.type(await screen.findByRole('textbox', { name: /^Amount/ }), amount);
    };
    await give('14');
    await user.click(await button('Continue'));
    await user.type(await screen.findByLabelText('Fund password'), '112358');
    let answer: (() => void) | undefined;
    late = new Promise<void>((done) => {
      answer = () => done();
    });
    await user.click(await button('Give the money'));
    await waitFor(() => expect(sent).toBe(1));
    expect(screen.queryByText(/still on its way/)).toBeNull();
    // The first one passes the question by, which cannot be closed now.
    window.history.go(-2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await give('15');
    const told = /^\d\d\/\d\d\/\d{4} \d\d:\d\d · ৳14\.00 · This is still on its way\./;
    expect(await screen.findByText(told)).toBeDefined();
    // No second one beside it.
    expect(await button('Continue')).toHaveProperty('disabled', true);
    answer?.();
    await waitFor(() => expect(screen.queryByText(told)).toBeNull());
    await waitFor(async () => expect(await button('Continue')).toHaveProperty('disabled', false));
    expect(sent).toBe(1);
  });
});
