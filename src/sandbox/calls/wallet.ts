import balance from '@schemas/wire/balance.schema.json';
import merchantWallet from '@schemas/wire/merchantWallet.schema.json';
import walletTransfer from '@schemas/wire/walletTransfer.schema.json';
import { type Call, type Endpoint, endpoint } from '../http/endpoint';
import { WireError } from '../http/wire-error';
import { mainAccount, move, movementTypes } from '../store/ledger';
import { toMinor, toWire } from '../store/money';
import { sql } from '../store/query';
import { numberOf } from '../store/rows';
import { signedIn } from './member';

/** Account types with a wallet of their own: the main one, one for live tables, one for sports. */
const accounts: ReadonlyMap<number, string> = new Map([
  [mainAccount, 'MAIN'],
  [11, 'LIVE'],
  [12, 'SPORTS'],
]);

export const walletCalls: readonly Endpoint[] = [
  endpoint(balance, balances),
  endpoint(merchantWallet, (call) => ({ isSingle: signedIn(call).isSingle ? 1 : 0 })),
  endpoint(walletTransfer, transfer),
];

async function balances(call: Call): Promise<unknown> {
  const rows = await call.store.rows(sql`select * from wallets where member_id = ${signedIn(call).id}`);
  const minor = (accountType: number) => {
    const row = rows.find((candidate) => candidate.account_type === accountType);
    return row ? numberOf(row, 'minor') : 0;
  };
  return {
    sumBalance: toWire([...accounts.keys()].reduce((sum, accountType) => sum + minor(accountType), 0)),
    currency: call.merchant.currency,
    currencySymbol: call.merchant.symbol,
    balance: [...accounts].map(([accountTypeId, accountName]) => ({
      accountTypeId,
      accountName,
      accountId: signedIn(call).id * 100 + accountTypeId,
      availBalance: toWire(minor(accountTypeId)),
    })),
  };
}

async function transfer(call: Call): Promise<unknown> {
  const { store, input, now } = call;
  const [from, to] = [input.whole('fromAccountTypeId', 0), input.whole('toAccountTypeId', 0)];
  const minor = toMinor(input.text('amount'));
  if (!accounts.has(from) || !accounts.has(to) || from === to || !minor) throw new WireError('request_param_err');
  const shared = {
    memberId: signedIn(call).id,
    at: now,
    orderNo: `TR${now}`,
    remark: `${accounts.get(from)} → ${accounts.get(to)}`,
  };
  await store.write(async (statements) => {
    const left = await move(statements, {
      ...shared,
      accountType: from,
      minor: -minor,
      typeId: movementTypes.transferOut,
    });
    if (left === undefined) throw new WireError('balance.not.enough');
    await move(statements, { ...shared, accountType: to, minor, typeId: movementTypes.transferIn });
  });
  return null;
}
