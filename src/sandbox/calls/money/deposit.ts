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
  orderLifeMs,
  pictureOf,
} from '../../deposit/orders';
import { receiptFolder, receiptsOf, storeReceipt } from '../../deposit/receipts';
import { paymentsOf } from '../../payments';
import { picturesIn } from '../../request-rules/picture';
import { gives } from '../../seed/offers';
import { toMinor, toWire } from '../../store/money';
import { readAll, readNumber, sql, write } from '../../store/query';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';
import { bonusTurnover } from '../../withdraw/withdrawals';
import { wordsIn } from '../words-in';

const dayMs = 86_400_000;
const orderMinutes = orderLifeMs / 60_000;
/** Where money for the sandbox is sent to. */
const account = { accountName: 'Livery Sandbox Ltd', accountNumber: '4402188300917756' } as const;

const maxReceipts = 3;

export const depositCalls: readonly Endpoint[] = [
  endpoint(depositSettings, settingsOf),
  endpoint(depositChannels, listChannels),
  endpoint(depositPromotionList, listPromotions),
  endpoint(depositByLaunch, async (call) => {
    const { ref } = await placeOrder(call, 'redirect');
    return { redirectUrl: bankAddress(ref), orderNo: ref };
  }),
  endpoint(depositByQr, async (call) => {
    const { ref } = await placeOrder(call, 'qr');
    return { qrImage: pictureOf(bankAddress(ref)), orderNo: ref, expiredMinutes: orderMinutes };
  }),
  endpoint(depositByTransfer, async (call) => {
    call.input.requiredText('payeeName');
    const { ref, minor, bankName, receipt } = await placeOrder(call, 'manual');
    return { orderNo: ref, bankName, ...account, receipt, amount: toWire(minor), expiredMinutes: orderMinutes };
  }),
  endpoint(depositOrders, listOrders),
  endpoint(confirmDeposit, confirmOrder),
  endpoint(depositReceipt, ({ store, input, now }) => storeReceipt(store, input.fields.file, now)),
];

async function settingsOf(call: Call): Promise<unknown> {
  const successCount = await readNumber(
    call.store,
    sql`select count(*) from deposits where member_id = ${signedIn(call).id} and state = ${depositState.success}`,
  );
  return { allowDeposit: 'Y', totalDepositSuccessCount: successCount, depositInfo: null };
}

function listChannels(call: Call): unknown {
  const channels = channelsOf(paymentsOf(call.merchant));
  const types = [...new Set(channels.map(({ bankType }) => bankType))];
  const language = wordsIn(call);
  return Object.fromEntries(
    types.map((bankType) => [
      bankType,
      {
        displayName: nameIn(channels.find((channel) => channel.bankType === bankType)?.kindName ?? {}, language),
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
            quickAmounts: channel.quickAmounts.map(toWire),
            feeRate: channel.fee / 100,
          })),
      },
    ]),
  );
}

function listPromotions(call: Call): unknown {
  if (!gives(call.merchant, 'deposit')) return [];
  return depositPromotions.map(({ id, name, minimum, percent, maxBonus }) => ({
    promId: id,
    promName: nameIn(name, wordsIn(call)),
    minDeposit: toWire(minimum),
    bonusRate: percent,
    maxBonus: toWire(maxBonus),
    turnover: bonusTurnover,
  }));
}

function nameIn(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts.EN ?? '';
}

/** Opens an order for the channel that the call names. */
async function placeOrder(call: Call, submitKind: SubmitKind) {
  const { store, input, now } = call;
  const member = signedIn(call);
  const [bankType, vendorId] = [input.requiredText('bankType'), input.requiredText('vendorId')];
  const channels = channelsOf(paymentsOf(call.merchant));
  const channel = channels.find((one) => one.bankType === bankType && one.vendorId === vendorId);
  const minor = toMinor(input.text('amount'));
  if (
    channel?.submitKind !== submitKind ||
    minor === undefined ||
    input.requiredText('targetUsername') !== member.username
  )
    throw new WireError('request_param_err');
  if (call.scenario.vendorMaintenance?.includes(vendorId)) throw new WireError('deposit.channel.closed');
  const promotionId = input.wholeNumber('promotionId', 0);
  const ref = await write(store, (statements) => openOrder(statements, { member, channel, minor, promotionId, now }));
  return { ref, minor, bankName: channel.vendorName, receipt: channel.receipt };
}

/** The orders of the last 24 hours, the newest first; at most 20. */
async function listOrders(call: Call): Promise<unknown> {
  const { store, now } = call;
  const rows = await readAll(
    store,
    sql<DepositOrder>`select o.*, d.minor, d.at, d.state from deposit_orders o join deposits d on d.ref = o.ref
      where o.member_id = ${signedIn(call).id} and d.at > ${now - dayMs} order by d.at desc, d.id desc limit 20`,
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

async function confirmOrder(call: Call): Promise<unknown> {
  const { store, input, now } = call;
  const [ref, action] = [input.requiredText('orderNo'), input.requiredText('action')];
  if (action !== 'PAID' && action !== 'CANCEL') throw new WireError('request_param_err');
  const receipts = picturesIn(input.fields.receipts, receiptFolder, maxReceipts);
  const change = { ref, memberId: signedIn(call).id, isPaid: action === 'PAID', receipts, now };
  const isChanged = await write(store, (statements) => changeOrder(statements, change));
  if (!isChanged) throw new WireError('deposit.order.closed');
  return null;
}
