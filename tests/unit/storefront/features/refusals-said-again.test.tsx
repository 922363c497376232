import { act, screen, waitFor, within } from '@testing-library/react';
import { openRealSite, type RealSite } from '@tests/support/real-site';
import { type OpenStorefront, renderStorefront } from '@tests/support/render-storefront';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import bengali from '../../../../merchant-configs/base/texts/bn.json';
import english from '../../../../merchant-configs/base/texts/en.json';

let real: RealSite;
beforeAll(async () => {
  real = await openRealSite('aurora');
});
afterAll(() => real.close());

const refused = { success: false, errorCode: 'permission.denied', message: 'x', value: null };
type Way = {
  readonly url: string;
  readonly persona: string;
  /** Part of the path of the call that is refused. */
  readonly call: string;
  readonly act: (opened: OpenStorefront) => Promise<unknown>;
};
const isSent = (init: RequestInit | undefined) => init?.method === 'POST' || init?.method === 'PUT';
const main = () => within(screen.getByRole('main'));
const tap = async ({ user }: OpenStorefront, name: string | RegExp) =>
  user.click((await main().findAllByRole('button', { name }))[0] as HTMLElement);
const type = async ({ user }: OpenStorefront, name: string | RegExp, text: string) =>
  user.type(await main().findByRole('textbox', { name }), text);

const ways: readonly (readonly [string, Way])[] = [
  [
    'a rebate that is claimed',
    {
      url: '/m/member/manualRebate',
      persona: 'member-vip',
      call: 'claimManualRebate',
      act: (it) => tap(it, 'Claim all'),
    },
  ],
  [
    'a reward that is claimed',
    {
      url: '/m/rewardCenter',
      persona: 'member-unread',
      call: 'claimIssued',
      act: (it) => tap(it, 'Claim: Gift of the house'),
    },
  ],
  [
    'feedback',
    {
      url: '/m/feedback',
      persona: 'member-0',
      call: '/feedback',
      act: async (it) => {
        await type(it, /./, 'Hello');
        await tap(it, /Send/);
      },
    },
  ],
  [
    'a deposit',
    {
      url: '/m/voucherCenter',
      persona: 'agent-1',
      call: 'depositByLaunch',
      act: async (it) => {
        await type(it, /Amount/, '900');
        await tap(it, 'Deposit');
      },
    },
  ],
  [
    'a movement between wallets',
    {
      url: '/m/myWallet',
      persona: 'agent-42',
      call: 'GCS_walletTransfer',
      act: async (it) => {
        await type(it, /^Amount/, '10');
        await tap(it, 'Move the money');
      },
    },
  ],
];

describe('a refusal that stands on the page', () => {
  it.each(ways)('of %s is said again in the language that is chosen [APP-11, ERR-01]', async (_, way) => {
    const { call, act: send, ...where } = way;
    const opened = await renderStorefront({
      merchant: 'aurora',
      ...where,
      site: {
        ...real,
        fetch: async (input, init) =>
          isSent(init) && String(input).includes(call)
            ? Response.json(refused, { status: 400 })
            : real.fetch(input, init),
      },
    });
    await send(opened);
    const said = () =>
      main()
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join();
    await waitFor(() => expect(said()).toContain(english['error.permission']));
    act(() => opened.app.run([{ do: 'setLanguage' }], { payload: 'bn', dialog: undefined }));
    await waitFor(() => expect(said()).toContain(bengali['error.permission']));
    expect(said()).not.toContain(english['error.permission']);
  });
});
