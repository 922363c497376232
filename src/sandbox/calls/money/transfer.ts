import transferUp from '@schemas/wire/transferUp.schema.json';
import { refuseWrongPassword } from '../../security/fund-password';
import { mainAccount, move, movementTypes } from '../../store/ledger';
import { toMinor } from '../../store/money';
import { findRow, write } from '../../store/query';
import { plantTeams } from '../../team/team';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';
import { turnoverOf } from '../../withdraw/withdrawals';

export const transferCalls: readonly Endpoint[] = [endpoint(transferUp, transferToSuperior)];

/** Agents of this type have a superior but may not transfer to them. */
const typeWithoutTransfer = 2;

/** The superior receives the money at once. Where the sandbox has no superior of the member, the money just leaves. */
async function transferToSuperior(call: Call): Promise<unknown> {
  const { store, input, now } = call;
  const member = signedIn(call);
  const minor = toMinor(input.text('amount'));
  if (member.type === typeWithoutTransfer) throw new WireError('function.not.available');
  if (member.toUpline !== '1') throw new WireError('transfer.noUpline');
  if (minor === undefined || minor === 0) throw new WireError('request_param_err');
  const password = input.requiredText('paymentPassword');
  await plantTeams(call);
  return write(store, async (statements) => {
    await refuseWrongPassword(statements, member, password, now);
    const { required, staked } = await turnoverOf(statements, member.id);
    if (staked < required) throw new WireError('withdraw.turnover');
    const refId = `T${now.toString(36).toUpperCase()}${member.id}`;
    const order = { accountType: mainAccount, at: now, orderNo: refId };
    const outgoing = { ...order, memberId: member.id, minor: -minor, typeId: movementTypes.transferOut, remark: '' };
    if ((await move(statements, outgoing)) === undefined) throw new WireError('balance.not.enough');
    // Read again, because `plantTeams` may have given the member a superior.
    const placedMember = await findRow(statements, 'members', { id: member.id });
    if (placedMember && placedMember.agentId !== null) {
      const incoming = { ...order, memberId: placedMember.agentId, minor, typeId: movementTypes.transferIn };
      await move(statements, { ...incoming, remark: member.username });
    }
    return { refId };
  });
}
