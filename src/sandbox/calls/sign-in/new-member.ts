import { rebatesLeft } from '../../affiliate/given-rebates';
import { type Link, linkOf, toOwnRebates } from '../../affiliate/links';
import { remarks } from '../../records/remarks';
import { addInvitation } from '../../referral/invitations';
import { inviterOf } from '../../referral/referral-codes';
import { gives } from '../../seed/offers';
import { mainAccount, move, movementTypes } from '../../store/ledger';
import { addMember, type Member, passwordHash } from '../../store/members';
import type { Statements } from '../../store/query';
import { hasSeveralWallets } from '../../wallets/accounts';
import type { Call } from '../../wire/endpoint';

/** What a new member starts with, in minor units. */
const welcomeBonus = 777_700;

type NewAccount = {
  readonly username: string;
  readonly mobile: string | null;
  /** What an agent gives the account. */
  readonly settings?: AccountSettings;
};

/** The agent above an account, its type and its rebates. */
export type AccountSettings = Pick<Link, 'agentId' | 'type' | 'rebates'>;

/** Adds a member with the fields of a registration, the welcome bonus and who invited it, inside a transaction. */
export async function addNewMember(
  statements: Statements,
  { merchant, input, now }: Call,
  { settings, ...account }: NewAccount,
): Promise<Member> {
  const field = (name: string) => input.text(name)?.trim() || null;
  const paymentPassword = field('paymentPassword');
  const link = settings ?? (await linkOf(statements, merchant.code, field('affiliateCode') ?? ''));
  const member = await addMember(statements, {
    ...account,
    merchant: merchant.code,
    password: passwordHash(input.text('password') ?? ''),
    type: link?.type ?? 0,
    agentId: link?.agentId ?? null,
    rebates: link === undefined ? null : toOwnRebates(await rebatesLeft(statements, link)),
    isSingle: hasSeveralWallets(merchant.console) ? 0 : 1,
    regDate: now,
    nickname: field('nickname'),
    email: field('email'),
    payeeName: field('payeeName'),
    qq: field('qqNum'),
    affiliate: field('affiliateCode'),
    paymentPassword: paymentPassword === null ? null : passwordHash(paymentPassword),
  });
  if (gives(merchant, 'welcome'))
    await move(statements, {
      memberId: member.id,
      accountType: mainAccount,
      minor: welcomeBonus,
      typeId: movementTypes.bonus,
      at: now,
      orderNo: `WELCOME${member.id}`,
      remark: remarks.registration.EN,
    });
  const inviterId = await inviterOf(statements, merchant.code, field('affiliateCode') ?? field('referralCode') ?? '');
  if (inviterId !== undefined)
    await addInvitation(statements, { inviterId, friendId: member.id, name: account.username, at: now, reward: 0 });
  return member;
}
