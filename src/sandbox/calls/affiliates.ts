import affiliateCheck from '@schemas/wire/affiliateCheck.schema.json';
import defaultAgent from '@schemas/wire/defaultAgent.schema.json';
import { type Endpoint, endpoint } from '../http/endpoint';
import { WireError } from '../http/wire-error';

/** Affiliate codes the sandbox knows; the first one counts where a visitor brings none. */
const affiliateCodes = ['LIVERY', 'AGENT1', 'AGENT2'] as const;

export const affiliateCalls: readonly Endpoint[] = [
  endpoint(affiliateCheck, ({ input }) => {
    if (!isAffiliateCode(input.needed('code'))) throw new WireError('invitation_code_error');
    return null;
  }),
  endpoint(defaultAgent, () => ({ code: affiliateCodes[0], name: 'Livery' })),
];

/** Whether a code is known, in any case of letters; no code at all is right too. */
export function isAffiliateCode(code: string | undefined): boolean {
  const given = (code ?? '').trim().toUpperCase();
  return given === '' || affiliateCodes.some((known) => known === given);
}
