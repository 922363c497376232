import { screen, waitFor, within } from '@testing-library/react';
import { sample } from '@tests/support/depth';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { renderStorefront } from '@tests/support/render-storefront';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let real: RealSite;
let asked: readonly string[] = [];
/** Calls with this in their address are handled, and their answer is lost. */
let lost = '';
beforeEach(async () => {
  asked = [];
  lost = '';
  sessionStorage.clear();
  real = await openRealSite('aurora');
});
afterEach(() => real.close());

const open = (persona: string, url: string) =>
  renderStorefront({
    merchant: 'aurora',
    persona,
    url,
    site: {
      ...real,
      fetch: async (input, init) => {
        asked = [...asked, String(input)];
        const answer = await real.fetch(input, init);
        if (lost !== '' && String(input).includes(lost)) throw new TypeError('lost');
        return answer;
      },
    },
  });
const salary = '/m/member/agent/getSalaryContract';
const card = (name: string) => screen.findByRole('article', { name: `Contract with ${name}` });
const checks = () => asked.filter((url) => url.includes('funds/consolidated')).length;

describe('a contract that waits', () => {
  it('is told of once an entry, and leads to its page [AGT-07]', async () => {
    const { user } = await open('agent-contract', '/m/mine');
    const dialog = await screen.findByRole('dialog', { name: 'A contract waits for your answer' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.getItem('seen') ?? '').toContain('contract-agentcontrac');
  });

  it.each(sample(1, ['member-4', 'member-40', 'agent-41', 'agent-42']))(
    'is never asked about for %s [AGT-07]',
    async (persona) => {
      await open(persona, '/m/mine');
      await screen.findByRole('main');
      await waitFor(() => expect(asked.some((url) => url.includes('member/info'))).toBe(true));
      expect(checks()).toBe(0);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});

describe('a dividend', () => {
  it.each(sample(1, ['agent-41', 'agent-42']))(
    'is never asked about for %s, not even on its page [AGT-07]',
    async (persona) => {
      await open(persona, '/m/agent');
      await screen.findByText('Online now');
      await waitFor(() => expect(asked.some((url) => url.includes('agent/announcements'))).toBe(true));
      await open(persona, '/m/member/agent/agentDivident');
      await screen.findByText('This account takes no part in dividends');
      expect(asked.filter((url) => /getDividendInfo|report\/commission/.test(url))).toEqual([]);
    },
  );

  it('is asked about for an agent who may take part, and then shown [AGT-05]', { tags: ['deep'] }, async () => {
    await open('agent-7', '/m/agent');
    await screen.findByRole('link', { name: 'Dividends' });
    expect(asked.some((url) => url.includes('getDividendInfo'))).toBe(true);
  });
});

describe('the page of contracts', () => {
  it('shows steps and state, and accepts once said again [AGT-07]', { tags: ['deep'] }, async () => {
    const { user } = await open('agent-contract', salary);
    const mine = within(await card('agent1'));
    expect(screen.getByRole('heading', { level: 2, name: 'With your superior' })).toBeDefined();
    expect(mine.getByText('Offered')).toBeDefined();
    expect(mine.getByRole('row', { name: /৳10,000.00 5 0.3%/ })).toBeDefined();
    await user.click(mine.getByRole('button', { name: 'Accept' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Accept the contract?' }));
    await user.dblClick(dialog.getByRole('button', { name: 'Accept' }));
    expect(await within(await card('agent1')).findByText('Active')).toBeDefined();
    expect(asked.filter((url) => url.includes('processDailySalary'))).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull();
  });

  it('asks for what it is before an end is agreed to, and says that a refusal lets it go on [AGT-07]', {
    tags: ['deep'],
  }, async () => {
    const { app } = await open('agent-7', salary);
    const { agent } = await app.call('salaryContracts', {});
    await app.call('processSalaryContract', { requestId: agent?.[0]?.requestId ?? 0, status: 'V' });
    const { user } = await open('agent-1', salary);
    const theirs = within(await card('agent7'));
    await user.click(await theirs.findByRole('button', { name: 'Refuse' }));
    const refusal = within(screen.getByRole('dialog', { name: 'Keep the contract?' }));
    expect(refusal.getByText('It goes on as it is. agent7 can ask anew to end it.')).toBeDefined();
    await user.click(refusal.getByRole('button', { name: 'Cancel' }));
    await user.click(theirs.getByRole('button', { name: 'Accept' }));
    const agreement = within(screen.getByRole('dialog', { name: 'Let the contract end?' }));
    expect(agreement.getByText('It ends at once and pays no more. agent7 is told.')).toBeDefined();
  });

  it('says that a contract has moved on meanwhile, and shows how it stands [AGT-07]', { tags: ['deep'] }, async () => {
    const { user, app } = await open('agent-contract', salary);
    await card('agent1');
    const { agent } = await app.call('salaryContracts', {});
    await app.call('processSalaryContract', { requestId: agent?.[0]?.requestId ?? 0, status: 'R' });
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/has moved on meanwhile/)).toBeDefined();
    expect(await within(await card('agent1')).findByText('Refused')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says how it stands where the answer was lost, and offers nothing that was done [AGT-07]', async () => {
    const { user } = await open('agent-contract', salary);
    const mine = within(await card('agent1'));
    lost = 'processDailySalary';
    await user.click(mine.getByRole('button', { name: 'Refuse' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refuse' }));
    expect(await mine.findByText('The answer was lost on the way. This is how it stands now.')).toBeDefined();
    expect(mine.getByText('Refused')).toBeDefined();
    expect(mine.queryByText(/try again/i)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(mine.queryByRole('button', { name: 'Refuse' })).toBeNull();
  });

  it('sends no change that changes nothing, and says of one whose answer was lost how it stands [AGT-07]', {
    tags: ['deep'],
  }, async () => {
    const { user } = await open('agent-1', salary);
    const theirs = within(await card('agent7'));
    lost = 'offerContract';
    await user.click(theirs.getByRole('button', { name: 'Change the terms' }));
    const dialog = within(screen.getByRole('dialog'));
    const [first] = dialog.getAllByRole('textbox', { name: 'Rate' });
    if (first === undefined) throw new Error('A contract has a step at least.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText(/^These are the steps that hold now/)).toBeDefined();
    expect(asked.some((url) => url.includes('offerContract'))).toBe(false);
    await user.clear(first);
    await user.type(first, '0.4');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await theirs.findByText('The answer was lost on the way. This is how it stands now.')).toBeDefined();
    expect(theirs.getByText('Change asked for')).toBeDefined();
    expect(theirs.getAllByText(/^before:/)).toHaveLength(1);
    expect(theirs.getByRole('row', { name: /0.4% before: 0.3%/ })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends a rate with three decimals as it stands where only the turnover is changed [AGT-07]', {
    tags: ['deep'],
  }, async () => {
    const offers: string[] = [];
    const fetch: RealSite['fetch'] = async (input, init) => {
      if (String(input).includes('offerContract')) offers.push(String(init?.body));
      const answer = await real.fetch(input, init);
      if (!String(input).includes('getDailySalary')) return answer;
      return Response.json(JSON.parse((await answer.text()).replaceAll('"rate":0.3,', '"rate":0.125,')));
    };
    const site = { ...real, fetch };
    const { user } = await renderStorefront({ merchant: 'aurora', persona: 'agent-1', url: salary, site });
    const theirs = within(await card('agent7'));
    await user.click(theirs.getByRole('button', { name: 'Change the terms' }));
    const dialog = within(screen.getByRole('dialog'));
    const [rate] = dialog.getAllByRole<HTMLInputElement>('textbox', { name: 'Rate' });
    const [turnover] = dialog.getAllByRole('textbox', { name: 'Turnover from' });
    if (turnover === undefined) throw new Error('A contract has a step at least.');
    expect(rate?.value).toBe('0.125');
    await user.clear(turnover);
    await user.type(turnover, '1');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(offers.join()).toContain('"rate":"0.125"'));
  });

  it('offers a contract, and keeps what was typed where it is refused [AGT-07]', async () => {
    const { user } = await open('agent-1', salary);
    await user.click(await screen.findByRole('button', { name: 'Offer a contract' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Offer a contract' }));
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Name of the direct/ });
    await user.type(name, 'agent7');
    await user.type(dialog.getByRole('textbox', { name: 'Turnover from' }), '1000');
    await user.type(dialog.getByRole('textbox', { name: 'Active members' }), '3');
    await user.type(dialog.getByRole('textbox', { name: 'Rate' }), '101');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('At most 100%')).toBeDefined();
    expect(dialog.getByText('%')).toBeDefined();
    await user.clear(dialog.getByRole('textbox', { name: 'Rate' }));
    await user.type(dialog.getByRole('textbox', { name: 'Rate' }), '0.7');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText(/open contract with this member already/)).toBeDefined();
    expect(dialog.getByText('The rate is a part of what the team stakes in a day')).toBeDefined();
    expect(name.value).toBe('agent7');
    await user.clear(name);
    await user.type(name, 'member0');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText(/has no team to be paid for/)).toBeDefined();
    await user.clear(name);
    await user.type(name, 'agent2');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [offered] = await screen.findAllByRole('article', { name: 'Contract with agent2' });
    expect(offered?.textContent).toContain('Offered');
  });

  it('has what a contract paid and what happened to it [AGT-07]', { tags: ['deep'] }, async () => {
    const { user } = await open('agent-7', salary);
    await user.click(within(await card('agent1')).getByRole('button', { name: 'Payouts and history' }));
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findAllByText('Paid')).length).toBeGreaterThan(2);
    expect(dialog.getByText('Not paid yet')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'History' }));
    expect(await dialog.findByText('Accepted · agent7')).toBeDefined();
  });
});
