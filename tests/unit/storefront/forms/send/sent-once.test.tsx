import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isDeep } from '@tests/support/depth';
import { field, forgetDevice, untilCaptcha } from '@tests/support/form-on-page';
import { keepTapping } from '@tests/support/keep-tapping';
import { placeBets } from '@tests/support/place-bets';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { type OpenStorefront, renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

let real: RealSite;
let sent: string[] = [];
beforeAll(async () => {
  real = await openRealSite('aurora');
});
beforeEach(() => {
  sent = [];
  forgetDevice();
});
afterAll(() => real.close());

/** What a sender needs before the first tap, and how its outcome shows. */
type Sender = {
  readonly persona?: string;
  readonly url: string;
  readonly prepare?: (opened: OpenStorefront) => Promise<unknown>;
  /** Words of the button that sends. */
  readonly tap: string;
  readonly call: string;
  readonly seen: () => Promise<unknown>;
  /** Another one of the quick run sends by the same code. */
  readonly deep?: true;
};

const main = () => within(screen.getByRole('main'));
const dialog = async () => within(await screen.findByRole('dialog'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));
const tapOn = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
/** As a password manager fills in: a whole value at once. */
const fill = (control: HTMLElement, value: string) => {
  fireEvent.change(control, { target: { value } });
  fireEvent.blur(control);
};
const fillIn = async (name: string, value: string) => fill(await waitFor(() => field(name)), value);
const inDialog = async (name: string | RegExp, value: string) =>
  fill(await (await dialog()).findByRole('textbox', { name }), value);
const secret = async (label: string, value: string) => fill(await (await dialog()).findByLabelText(label), value);
const fund = '112358';
const setFund = async ({ app }: OpenStorefront) => {
  await app.call('setFundPassword', { newPassword: fund, confirmNewPassword: fund });
  await app.queries.invalidateQueries();
};
const setting = async (name: string) => {
  await tapOn(new RegExp(`^${name}`));
  await dialog();
  await waitFor(() => expect(screen.queryByLabelText('Loading, working hard')).toBeNull());
};
async function askToWithdraw({ app }: OpenStorefront): Promise<void> {
  await app.call('setPayeeName', { payeeName: 'Nora Rahman' });
  await app.call('setFundPassword', { newPassword: fund, confirmNewPassword: fund });
  await app.call('addBankCard', { bankCode: 'DELTA', cardNumber: '400012345678' });
  await app.queries.invalidateQueries();
  const next = await main().findByRole('button', { name: 'Continue' });
  await waitFor(() => expect(next).toHaveProperty('disabled', false));
  fill(await main().findByRole('textbox', { name: /Amount/ }), '250');
  fireEvent.click(next);
  await secret('Fund password', fund);
}
const security = '/m/securityCenter';
const salary = '/m/member/agent/getSalaryContract';

const senders: { readonly [name: string]: Sender } = {
  registration: {
    url: '/m/register',
    prepare: async () => {
      await fillIn('username', 'oncetap1');
      await fillIn('password', 'Secret123');
      await fillIn('confirmPassword', 'Secret123');
      await untilCaptcha();
      await fillIn('captcha', '5555');
      fireEvent.click(screen.getByRole('checkbox', { name: /18/ }));
    },
    tap: 'Create account',
    call: 'PUT /wps/member/register',
    seen: () => isAt('/m/home'),
  },
  login: {
    url: '/m/login',
    prepare: async () => {
      await fillIn('username', 'member0');
      await fillIn('password', 'abc12345');
    },
    tap: 'Log in',
    call: 'POST /wps/session/login',
    seen: () => isAt('/m/home'),
  },
  'login whose password must be changed': {
    url: '/m/login',
    prepare: async () => {
      await fillIn('username', 'newcomer');
      await fillIn('password', 'abc12345');
    },
    tap: 'Log in',
    call: 'POST /wps/session/login',
    seen: () => isAt('/m/changePsw'),
    deep: true,
  },
  'code by SMS': {
    url: '/m/forget',
    prepare: () => fillIn('mobileNum', '01700000003'),
    tap: 'Send code',
    call: 'POST /wps/member/password/sms',
    seen: () => waitFor(() => expect(field('verificationCode').disabled).toBe(false)),
  },
  'password by phone': {
    url: '/m/forget',
    prepare: async () => {
      await fillIn('mobileNum', '01700000002');
      await tapOn(/^send code$/i);
      await waitFor(() => expect(field('verificationCode').disabled).toBe(false));
      await fillIn('verificationCode', '500000');
      await fillIn('newPassword', 'Fresh123');
      await waitFor(() =>
        expect(screen.getByRole('button', { name: /^set password$/i })).toHaveProperty('disabled', false),
      );
    },
    tap: 'Set password',
    call: 'POST /wps/member/password/verification',
    seen: () => isAt('/m/home'),
  },
  'change of the password': {
    persona: 'member-vip',
    url: '/m/changePsw',
    prepare: async () => {
      await fillIn('oldPassword', 'abc12345');
      for (const name of ['newPassword', 'confirmPassword']) await fillIn(name, 'Fresh1234');
    },
    tap: 'Confirm',
    call: 'POST /wps/member/password',
    seen: async () => {
      await screen.findByText('Change saved');
      await new Promise((done) => setTimeout(done, 50));
    },
  },
  feedback: {
    persona: 'member-0',
    url: '/m/feedback',
    prepare: async () => fill(await main().findByRole('textbox'), 'Well done'),
    tap: 'Send feedback',
    call: 'PUT /wps/feedback',
    seen: () => waitFor(() => expect(main().queryByDisplayValue('Well done')).toBeNull()),
  },
  deposit: {
    persona: 'member-0',
    url: '/m/voucherCenter',
    prepare: async () => fill(await main().findByRole('textbox', { name: /Amount/ }), '600'),
    tap: 'Deposit',
    call: 'POST /wps/relay/MCSFE_depositByLaunchUrl',
    seen: () => main().findByRole('link', { name: /Go to the payment page/ }),
  },
  'word that a deposit is paid': {
    deep: true,
    persona: 'agent-7',
    url: '/m/voucherCenter',
    prepare: async () => {
      fireEvent.click(await main().findByRole('radio', { name: /Delta Bank/ }));
      fill(await main().findByRole('textbox', { name: /Amount/ }), '500');
      fill(main().getByRole('textbox', { name: /Name of the account/ }), 'Ada Rahman');
      await tapOn('Deposit');
      await main().findByRole('button', { name: 'I have paid' });
    },
    tap: 'I have paid',
    call: 'POST /wps/relay/MCSFE_processC2CTransaction',
    seen: () => waitFor(() => expect(main().queryByRole('button', { name: 'I have paid' })).toBeNull()),
  },
  'deposit that is given up': {
    deep: true,
    persona: 'agent-2',
    url: '/m/voucherCenter',
    prepare: async () => {
      fill(await main().findByRole('textbox', { name: /Amount/ }), '500');
      await tapOn('Deposit');
      await tapOn('Give this deposit up');
      await dialog();
    },
    tap: 'Give this deposit up',
    call: 'POST /wps/relay/MCSFE_processC2CTransaction',
    seen: () => main().findByText(/gave this deposit up/),
  },
  withdrawal: {
    persona: 'member-40',
    url: '/m/withdraw',
    prepare: askToWithdraw,
    tap: 'Withdraw',
    call: 'POST /wps/v2/transaction/withdraw',
    seen: () => main().findByRole('region', { name: 'Your withdrawal' }),
  },
  'withdrawal that is taken back': {
    deep: true,
    persona: 'member-unread',
    url: '/m/withdraw',
    prepare: async (opened) => {
      await askToWithdraw(opened);
      fireEvent.click((await dialog()).getByRole('button', { name: 'Withdraw' }));
      await main().findByRole('region', { name: 'Your withdrawal' });
      await tapOn('Cancel this withdrawal');
      await screen.findByText(/^Take this withdrawal back\?/);
    },
    tap: 'Cancel this withdrawal',
    call: 'POST /wps/transaction/withdraw/cancel',
    seen: () => main().findByText(/Cancelled; the money is back/),
  },
  'transfer to the superior': {
    persona: 'agent-1',
    url: '/m/upLine/transfer',
    prepare: async (opened) => {
      await setFund(opened);
      fill(await screen.findByRole('textbox', { name: /^Amount/ }), '150');
      await tapOn('Continue');
      await secret('Fund password', fund);
    },
    tap: 'Give the money',
    call: 'PUT /wps/agent/transferUpline',
    seen: () => screen.findByText('Given to your superior'),
    deep: true,
  },
  'red envelopes': {
    persona: 'agent-2',
    url: '/m/redRain',
    prepare: async (opened) => {
      await opened.app.call('agentDownline', { username: 'qzone01', password: 'abc12345', type: 0 });
      await setFund(opened);
      fireEvent.click(await screen.findByRole('checkbox', { name: 'qzone01' }));
      fill(await screen.findByRole('textbox', { name: /^Amount/ }), '5');
      await tapOn('Continue');
      await secret('Fund password', fund);
    },
    tap: 'Give the envelopes',
    call: 'POST /wps/relay/MCSFE_transferMultipleDownlines',
    seen: () => screen.findByText('Given. Downlines: 1'),
    deep: true,
  },
  'move between wallets': {
    persona: 'agent-42',
    url: '/m/myWallet?from=2&to=13',
    prepare: async () => fill(await screen.findByRole('textbox', { name: /^Amount/ }), '7'),
    tap: 'Move the money',
    call: 'POST /wps/relay/GCS_walletTransfer',
    seen: () => screen.findByText('Moved from Main wallet to King Parlour'),
    deep: true,
  },
  'money brought back': {
    deep: true,
    persona: 'agent-42',
    url: '/m/myWallet',
    prepare: async ({ app }) => {
      await app.call('walletTransfer', { fromAccountTypeId: 2, toAccountTypeId: 13, amount: '5.00' });
      await app.queries.invalidateQueries();
      await tapOn('All back to the main wallet');
      await dialog();
    },
    tap: 'Move the money',
    call: 'POST /wps/relay/GCS_walletTransfer',
    seen: async () => (await dialog()).findByText('Back in the main wallet'),
  },
  reward: {
    persona: 'member-unread',
    url: '/m/rewardCenter',
    prepare: () => screen.findByRole('button', { name: 'Claim: Gift of the house' }),
    tap: 'Claim: Gift of the house',
    call: 'POST /wps/relay/MCSFE_claimIssuedPromotion',
    seen: () => screen.findByText('৳50.00 is in your balance'),
  },
  rebate: {
    persona: 'agent-41',
    url: '/m/member/manualRebate',
    prepare: () => screen.findByRole('button', { name: 'Claim all' }),
    tap: 'Claim all',
    call: 'POST /wps/relay/MCSFE_claimManualRebate',
    seen: () => screen.findByText('No rebate to claim just now'),
  },
  'answer to a contract': {
    deep: true,
    persona: 'agent-contract',
    url: salary,
    prepare: async () => {
      await tapOn('Accept');
      await dialog();
    },
    tap: 'Accept',
    call: 'GET /wps/relay/MCSFE_processDailySalaryContract',
    seen: () => screen.findByText('Active'),
  },
  'offer of a contract': {
    deep: true,
    persona: 'agent-1',
    url: salary,
    prepare: async () => {
      await tapOn('Offer a contract');
      await inDialog(/^Name of the direct/, 'agent2');
      await inDialog('Turnover from', '1000');
      await inDialog('Active members', '3');
      await inDialog('Rate', '0.7');
    },
    tap: 'Send',
    call: 'POST /wps/relay/MCSFE_offerContract',
    seen: isClosed,
  },
  'link of an agent': {
    deep: true,
    persona: 'agent-1',
    url: '/m/agentRegister?tab=links',
    prepare: async () => {
      await tapOn('New link');
      await (await dialog()).findByRole('button', { name: 'Make the link' });
    },
    tap: 'Make the link',
    call: 'POST /wps/agent/affiliateUrl',
    seen: () => screen.findByText(/register\?affiliateCode=L/),
  },
  'link that is deleted': {
    persona: 'agent-1',
    url: '/m/agentRegister?tab=links',
    prepare: async () => {
      fireEvent.click((await screen.findAllByRole('button', { name: /Open.*until|^L/ }))[0] ?? document.body);
      fireEvent.click(await (await dialog()).findByRole('button', { name: 'Delete' }));
    },
    tap: 'Yes, delete it',
    call: 'DELETE /wps/agent/affiliateUrl',
    seen: isClosed,
    deep: true,
  },
  'limit of one’s own': {
    persona: 'member-0',
    url: '/m/responsible',
    prepare: async () => {
      await tapOn(/^Stakes/);
      await inDialog(/Limit/, '40');
    },
    tap: 'Save the limit',
    call: 'PUT /wps/member/saferPlay/limit',
    seen: isClosed,
  },
  'fund password': {
    persona: 'agent-41',
    url: security,
    prepare: async () => {
      await setting('Fund password');
      await secret('New fund password', fund);
      await secret('The same once more', fund);
    },
    tap: 'Save',
    call: 'PUT /wps/member/paymentPassword',
    seen: isClosed,
  },
  nickname: {
    persona: 'agent-41',
    url: security,
    prepare: async () => {
      await setting('Nickname');
      await inDialog(/Nickname/, 'Rahim');
    },
    tap: 'Save',
    call: 'POST /wps/member/info/nickname',
    seen: isClosed,
    deep: true,
  },
  'code by e-mail': {
    deep: true,
    persona: 'agent-41',
    url: security,
    prepare: async () => {
      await setting('E-mail');
      await inDialog(/^E-mail/, 'nobody@example.org');
    },
    tap: 'Send code',
    call: 'POST /wps/verification/email/send',
    seen: async () => waitFor(() => expect(field('verificationCode').disabled).toBe(false)),
  },
  picture: {
    persona: 'agent-41',
    url: security,
    prepare: async () => {
      await setting('Picture');
      fireEvent.click(await (await dialog()).findByRole('radio', { name: 'Picture 3' }));
    },
    tap: 'Save',
    call: 'POST /wps/member/info/icon',
    seen: isClosed,
    deep: true,
  },
  'rebates of a member': {
    deep: true,
    persona: 'agent-1',
    url: '/m/member/team?who=agent2',
    prepare: async () => {
      await tapOn(/^agent2/);
      fill(await (await dialog()).findByRole('textbox', { name: /^Slots/ }), '1.1');
      await tapOn('Save the rebates');
      await screen.findByRole('dialog', { name: 'Is this right?' });
    },
    tap: 'Save the rebates',
    call: 'POST /wps/agent/downlineRebates',
    seen: () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Is this right?' })).toBeNull()),
  },
  promotion: {
    persona: 'agent-1',
    url: '/m/member/team?type=0&sort=customerName',
    prepare: async () => {
      fireEvent.click((await screen.findAllByRole('button', { name: /Last login/ }))[0] ?? document.body);
      await tapOn('Make an agent');
      await screen.findByRole('button', { name: 'Yes, make an agent' });
    },
    tap: 'Yes, make an agent',
    call: 'PUT /wps/agent/promoteDownlineToAgent',
    seen: () => screen.findByText(/is an agent now$/),
    deep: true,
  },
  'order of a lottery that is cancelled': {
    deep: true,
    persona: 'member-unread',
    url: '/m/lottery?days=1',
    prepare: async ({ app }) => {
      const [draw] = (await app.call('draws', {})).toSorted((a, b) => Number(b.endTime) - Number(a.endTime));
      const slip = { currentNumero: draw?.numero ?? '', betCartAmountSum: 2, bettingSlipString: '1|BIG,ODD|1' };
      await placeBets(app, real, { gameId: draw?.gameId ?? 0, ...slip });
      await app.queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'lotteryOrders' });
      fireEvent.click((await main().findAllByRole('button', { name: /Issue / }))[0] ?? document.body);
      await tapOn('Cancel this order');
    },
    tap: 'Yes, cancel it',
    call: 'PUT /lgw/orders/suborders/cancel',
    seen: async () => {
      const order = await dialog();
      await waitFor(() => expect(order.queryByRole('button', { name: /cancel/i })).toBeNull());
    },
  },
  // Last, as it ends the sessions of that account.
  'password by e-mail': {
    url: '/m/forget',
    prepare: async () => {
      await tapOn(/^e-mail$/i);
      await fillIn('username', 'agent1');
      await fillIn('email', 'agent1@example.com');
    },
    tap: 'Retrieve password',
    call: 'POST /wps/member/password/email',
    seen: async () => {
      await screen.findByText('A new password is on its way to your e-mail');
      await new Promise((done) => setTimeout(done, 50));
    },
  },
};

it.each(Object.entries(senders).filter(([, { deep }]) => isDeep || !deep))(
  'is sent once by a finger that goes on tapping until the outcome shows: %s [MEM-07, MEM-09, AUT-14]',
  async (_, { persona = 'guest', url, prepare, tap, call, seen }) => {
    const own = sent;
    const opened = await renderStorefront({
      merchant: 'aurora',
      persona,
      url,
      site: {
        ...real,
        fetch: (input, init) => {
          own.push(`${init?.method ?? 'GET'} ${new URL(String(input), 'http://localhost').pathname}`);
          return real.fetch(input, init);
        },
      },
    });
    await prepare?.(opened);
    const before = own.filter((one) => one === call).length;
    keepTapping(tap);
    await seen();
    const times = own.filter((one) => one === call).length - before;
    expect(times).toBe(1);
  },
);
