import type { CallValue, Gateway } from '../../gateway';
import { memberKey } from '../keys';
import type { QuerySpec } from '../query';

/** The levels of the member club, and how far the member is. Units of the currency, percent. */
export function clubBenefitQuery(gateway: Gateway): QuerySpec<CallValue<'clubBenefit'>> {
  return {
    queryKey: memberKey(gateway.scope, 'clubBenefit'),
    queryFn: ({ signal }) => gateway.call('clubBenefit', {}, { signal }),
    staleTime: 60_000,
    enabled: gateway.scope.session !== '',
  };
}
