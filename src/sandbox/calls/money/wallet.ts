import balance from '@schemas/wire/balance.schema.json';
import merchantWallet from '@schemas/wire/merchantWallet.schema.json';
import walletLock from '@schemas/wire/walletLock.schema.json';
import walletTransfer from '@schemas/wire/walletTransfer.schema.json';
import { move, movementTypes } from '../../store/ledger';
import { toMinor, toWire } from '../../store/money';
import { findRows, write } from '../../store/query';
import { walletsOf } from '../../wallets/accounts';
import { lockOf } from '../../wallets/locks';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';

export const walletCalls: readonly Endpoint[] = [
  endpoint(balance, listBalances),
  endpoint(merchantWallet, (call) => ({ isSingle: signedIn(call).isSingle })),
  endpoint(walletLock, walletState),
  endpoint(walletTransfer, transfer),
];

async function listBalances(call: Call): Promise<unknown> {
  const member = signedIn(call);
  const wallets = walletsOf(member);
  const rows = await findRows(call.store, 'wallets', { memberId: member.id });
  const minorOf = (accountType: number) => {
    return rows.find((wallet) => wallet.accountType === accountType)?.minor ?? 0;
  };
  return {
    sumBalance: toWire([...wallets.keys()].reduce((sum, accountType) => sum + minorOf(accountType), 0)),
    currency: call.merchant.currency,
    currencySymbol: call.merchant.symbol,
    balance: [...wallets].map(([accountTypeId, accountName]) => ({
      accountTypeId,
      accountName,
      accountId: member.id * 100 + accountTypeId,
      availBalance: toWire(minorOf(accountTypeId)),
    })),
  };
}

/** Whether money may leave a wallet, and what must be staked there before. */
async function walletState(call: Call): Promise<unknown> {
  const member = signedIn(call);
  const accountType = call.input.wholeNumber('accountTypeId', 0);
  if (!walletsOf(member).has(accountType)) throw new WireError('request_param_err');
  const { isPlaying, required, turnover } = await lockOf(call.store, member.id, accountType);
  return {
    turnover,
    status: isPlaying || required > 0 ? 1 : 0,
    locks: required > 0 ? [{ lock_status: 1, current_to_required: toWire(required) }] : [],
  };
}

async function transfer(call: Call): Promise<unknown> {
  const { store, input, now } = call;
  const member = signedIn(call);
  const wallets = walletsOf(member);
  if (wallets.size === 1) throw new WireError('wallet.single');
  const [from, to] = [input.wholeNumber('fromAccountTypeId', 0), input.wholeNumber('toAccountTypeId', 0)];
  const minor = toMinor(input.text('amount'));
  if (!wallets.has(from) || !wallets.has(to) || from === to || !minor) throw new WireError('request_param_err');
  const movement = {
    memberId: member.id,
    at: now,
    orderNo: `TR${now.toString(36).toUpperCase()}${member.id}`,
    remark: `${wallets.get(from)} → ${wallets.get(to)}`,
  };
  await write(store, async (statements) => {
    const { isPlaying, required } = await lockOf(statements, member.id, from);
    if (isPlaying) throw new WireError('wallet.playing');
    if (required > 0) throw new WireError('wallet.turnover');
    const balanceLeft = await move(statements, {
      ...movement,
      accountType: from,
      minor: -minor,
      typeId: movementTypes.transferOut,
    });
    if (balanceLeft === undefined) throw new WireError('balance.not.enough');
    await move(statements, { ...movement, accountType: to, minor, typeId: movementTypes.transferIn });
  });
  return null;
}
