import affiliateCheck from '@schemas/wire/affiliateCheck.schema.json';
import defaultAgent from '@schemas/wire/defaultAgent.schema.json';
import { linkOf, whyClosed } from '../../affiliate/links';
import { inviterOf } from '../../referral/referral-codes';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import type { ErrorCode } from '../../wire/error-texts';
import { WireError } from '../../wire/wire-error';

/** Affiliate codes the sandbox knows; the first one counts where a visitor brings none. */
const affiliateCodes = ['LIVERY', 'AGENT1', 'AGENT2'] as const;

export const affiliateCalls: readonly Endpoint[] = [
  endpoint(affiliateCheck, async (call) => {
    const refusal = await refusalOfCode(call, call.input.requiredText('code'));
    if (refusal !== undefined) throw new WireError(refusal);
    return null;
  }),
  endpoint(defaultAgent, () => ({ code: affiliateCodes[0], name: 'Livery' })),
];

/**
 * Why a code is refused; undefined if it is empty, or if it belongs to an affiliate, a member or an open link. Capital
 * and small letters are equal.
 */
export async function refusalOfCode(
  { store, merchant, now }: Call,
  code: string | undefined,
): Promise<ErrorCode | undefined> {
  const normalizedCode = (code ?? '').trim().toUpperCase();
  if (normalizedCode === '' || affiliateCodes.some((listedCode) => listedCode === normalizedCode)) return undefined;
  const link = await linkOf(store, merchant.code, normalizedCode);
  if (link !== undefined) return whyClosed(link, now);
  return (await inviterOf(store, merchant.code, normalizedCode)) === undefined ? 'invitation_code_error' : undefined;
}
