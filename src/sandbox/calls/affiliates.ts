import affiliateCheck from '@schemas/wire/affiliateCheck.schema.json';
import defaultAgent from '@schemas/wire/defaultAgent.schema.json';
import { type Call, type Endpoint, endpoint } from '../http/endpoint';
import { WireError } from '../http/wire-error';
import { inviterOf } from '../referral/referral-codes';

/** Affiliate codes the sandbox knows; the first one counts where a visitor brings none. */
const affiliateCodes = ['LIVERY', 'AGENT1', 'AGENT2'] as const;

export const affiliateCalls: readonly Endpoint[] = [
  endpoint(affiliateCheck, async (call) => {
    if (!(await isInvitationCode(call, call.input.needed('code')))) throw new WireError('invitation_code_error');
    return null;
  }),
  endpoint(defaultAgent, () => ({ code: affiliateCodes[0], name: 'Livery' })),
];

/** Whether a code is an affiliate's or a member's, in any case of letters; no code at all is right too. */
export async function isInvitationCode({ store, merchant }: Call, code: string | undefined): Promise<boolean> {
  const given = (code ?? '').trim().toUpperCase();
  if (given === '' || affiliateCodes.some((known) => known === given)) return true;
  return (await inviterOf(store, merchant.code, given)) !== undefined;
}
