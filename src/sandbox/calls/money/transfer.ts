import transferUp from '@schemas/wire/transferUp.schema.json';
import { type Call, type Endpoint, endpoint } from '../../http/endpoint';
import { signedIn } from '../../http/signed-in';
import { WireError } from '../../http/wire-error';
import { refuseWrongPassword } from '../../security/fund-password';
import { mainAccount, move, movementTypes } from '../../store/ledger';
import { toMinor } from '../../store/money';
import { turnoverOf } from '../../withdraw/withdrawals';

export const transferCalls: readonly Endpoint[] = [endpoint(transferUp, up)];

/** A superior is nobody of the sandbox's: the money leaves it, as a withdrawal does. */
async function up(call: Call): Promise<unknown> {
  const { store, input, now } = call;
  const member = signedIn(call);
  const minor = toMinor(input.text('amount'));
  if (member.toUpline !== '1') throw new WireError('transfer.noUpline');
  if (minor === undefined || minor === 0) throw new WireError('request_param_err');
  const password = input.needed('paymentPassword');
  return store.write(async (statements) => {
    await refuseWrongPassword(statements, member, password, now);
    const { required, done } = await turnoverOf(statements, member.id);
    if (done < required) throw new WireError('withdraw.turnover');
    const refId = `T${now.toString(36).toUpperCase()}${member.id}`;
    const left = await move(statements, {
      memberId: member.id,
      accountType: mainAccount,
      minor: -minor,
      typeId: movementTypes.transferOut,
      at: now,
      orderNo: refId,
      remark: '',
    });
    if (left === undefined) throw new WireError('balance.not.enough');
    return { refId };
  });
}
