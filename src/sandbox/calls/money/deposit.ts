import confirmDeposit from '@schemas/wire/confirmDeposit.schema.json';
import depositByLaunch from '@schemas/wire/depositByLaunch.schema.json';
import depositByQr from '@schemas/wire/depositByQr.schema.json';
import depositByTransfer from '@schemas/wire/depositByTransfer.schema.json';
import depositChannels from '@schemas/wire/depositChannels.schema.json';
import depositOrders from '@schemas/wire/depositOrders.schema.json';
import depositPromotionList from '@schemas/wire/depositPromotions.schema.json';
import depositReceipt from '@schemas/wire/depositReceipt.schema.json';
import depositSettings from '@schemas/wire/depositSettings.schema.json';
import { channelsOf, depositPromotions, findChannel, type SubmitKind } from '../../deposit/channels';
import {
  bankAddress,
  changeOrder,
  type DepositOrder,
  depositState,
  openOrder,
  orderLife,
  pictureOf,
} from '../../deposit/orders';
import { keepReceipt, receiptFolder, receiptsOf } from '../../deposit/receipts';
import { paymentsOf } from '../../payments';
import { picturesIn } from '../../rules/picture';
import { gives } from '../../seed/offers';
import { toMinor, toWire } from '../../store/money';
import { readAll, readNumber, sql, write } from '../../store/query';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';
import { bonusTurnover } from '../../withdraw/withdrawals';
import { wordsIn } from '../words-in';

const day = 86_400_000;
const life = orderLife / 60_000;
/** Where money for the sandbox is sent to. */
const account = { accountName: 'Livery Sandbox Ltd', accountNumber: '4402188300917756' } as const;

const mostReceipts = 3;

export const depositCalls: readonly Endpoint[] = [
  endpoint(depositSettings, settings),
  endpoint(depositChannels, offered),
  endpoint(depositPromotionList, promotions),
  endpoint(depositByLaunch, async (call) => {
    const { ref } = await order(call, 'redirect');
    return { redirectUrl: bankAddress(ref), orderNo: ref };
  }),
  endpoint(depositByQr, async (call) => {
    const { ref } = await order(call, 'qr');
    return { qrImage: pictureOf(bankAddress(ref)), orderNo: ref, expiredMinutes: life };
  }),
  endpoint(depositByTransfer, async (call) => {
    call.input.needed('payeeName');
    const { ref, minor, bankName, receipt } = await order(call, 'manual');
    return { orderNo: ref, bankName, ...account, receipt, amount: toWire(minor), expiredMinutes: life };
  }),
  endpoint(depositOrders, orders),
  endpoint(confirmDeposit, confirm),
  endpoint(depositReceipt, ({ store, input, now }) => keepReceipt(store, input.fields.file, now)),
];

async function settings(call: Call): Promise<unknown> {
  const done = await readNumber(
    call.store,
    sql`select count(*) from deposits where member_id = ${signedIn(call).id} and state = ${depositState.success}`,
  );
  return { allowDeposit: 'Y', totalDepositSuccessCount: done, depositInfo: null };
}

function offered(call: Call): unknown {
  const channels = channelsOf(paymentsOf(call.merchant));
  const types = [...new Set(channels.map(({ bankType }) => bankType))];
  const words = wordsIn(call);
  return Object.fromEntries(
    types.map((bankType) => [
      bankType,
      {
        displayName: nameIn(channels.find((channel) => channel.bankType === bankType)?.kindName ?? {}, words),
        channels: channels
          .filter((channel) => channel.bankType === bankType)
          .map((channel) => ({
            vendorId: channel.vendorId,
            vendorName: channel.vendorName,
            mcsBankCode: channel.bankCode,
            banks: [{ bankCode: channel.bankCode, bankType }],
            displayName: channel.vendorName,
            icon: channel.icon,
            submitKind: channel.submitKind,
            minAmount: toWire(channel.minimum),
            maxAmount: toWire(channel.maximum),
            quickAmounts: channel.quick.map(toWire),
            feeRate: channel.fee / 100,
          })),
      },
    ]),
  );
}

function promotions(call: Call): unknown {
  if (!gives(call.merchant, 'deposit')) return [];
  return depositPromotions.map(({ id, name, minimum, share, most }) => ({
    promId: id,
    promName: nameIn(name, wordsIn(call)),
    minDeposit: toWire(minimum),
    bonusRate: share,
    maxBonus: toWire(most),
    turnover: bonusTurnover,
  }));
}

function nameIn(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts.EN ?? '';
}

/** Opens an order for the channel that the call names. */
async function order(call: Call, submitKind: SubmitKind) {
  const { store, input, now } = call;
  const member = signedIn(call);
  const [bankType, vendorId] = [input.needed('bankType'), input.needed('vendorId')];
  const own = channelsOf(paymentsOf(call.merchant));
  const channel = own.find((one) => one.bankType === bankType && one.vendorId === vendorId);
  const minor = toMinor(input.text('amount'));
  if (channel?.submitKind !== submitKind || minor === undefined || input.needed('targetUsername') !== member.username)
    throw new WireError('request_param_err');
  if (call.scenario.vendorMaintenance?.includes(vendorId)) throw new WireError('deposit.channel.closed');
  const promotionId = input.whole('promotionId', 0);
  const ref = await write(store, (statements) => openOrder(statements, { member, channel, minor, promotionId, now }));
  return { ref, minor, bankName: channel.vendorName, receipt: channel.receipt };
}

/** The orders of the last day, the newest first. */
async function orders(call: Call): Promise<unknown> {
  const { store, now } = call;
  const rows = await readAll(
    store,
    sql<DepositOrder>`select o.*, d.minor, d.at, d.state from deposit_orders o join deposits d on d.ref = o.ref
      where o.member_id = ${signedIn(call).id} and d.at > ${now - day} order by d.at desc, d.id desc limit 20`,
  );
  return rows.map(wireOrder);
}

function wireOrder(row: DepositOrder) {
  const channel = findChannel(row.bankType, row.vendorId);
  const { ref: orderNo, minor } = row;
  const kind = channel?.submitKind ?? 'redirect';
  return {
    orderNo,
    submitKind: kind,
    channelName: channel?.vendorName ?? row.bankType,
    amount: toWire(minor),
    fee: toWire(row.fee),
    bonus: toWire(row.bonus),
    promotionId: row.promotion || null,
    state: row.state,
    createdAt: row.at,
    expiresAt: row.expires,
    redirectUrl: kind === 'redirect' ? bankAddress(orderNo) : null,
    qrImage: kind === 'qr' ? pictureOf(bankAddress(orderNo)) : null,
    transfer:
      kind === 'manual' && channel
        ? { bankName: channel.vendorName, ...account, receipt: channel.receipt, receipts: receiptsOf(row) }
        : null,
  };
}

async function confirm(call: Call): Promise<unknown> {
  const { store, input, now } = call;
  const [ref, action] = [input.needed('orderNo'), input.needed('action')];
  if (action !== 'PAID' && action !== 'CANCEL') throw new WireError('request_param_err');
  const receipts = picturesIn(input.fields.receipts, receiptFolder, mostReceipts);
  const change = { ref, memberId: signedIn(call).id, paid: action === 'PAID', receipts, now };
  const changed = await write(store, (statements) => changeOrder(statements, change));
  if (!changed) throw new WireError('deposit.order.closed');
  return null;
}
