import type { CallValue, Gateway } from '../../gateway';
import { publicKey } from '../keys';
import type { QuerySpec } from '../query';

/** Matches to bet on, nearest first. */
export function hotMatchesQuery(gateway: Gateway): QuerySpec<CallValue<'hotMatches'>> {
  return {
    queryKey: publicKey(gateway.scope, 'hotMatches'),
    queryFn: ({ signal }) => gateway.call('hotMatches', { language: gateway.scope.language.toUpperCase() }, { signal }),
  };
}
