import type { CallValue, Gateway } from '../gateway';
import { memberKey } from './keys';
import type { QuerySpec } from './query';

/** Popups of a visitor: execution A with a session, B without. */
export function popupsQuery(gateway: Gateway): QuerySpec<CallValue<'announcements'>> {
  const { merchant, language } = gateway.scope;
  const execution = executionOf(gateway);
  return {
    queryKey: memberKey(gateway.scope, 'announcements', 'PU', execution),
    queryFn: ({ signal }) =>
      gateway.call(
        'announcements',
        {
          types: 'PU',
          platform: 'M',
          groupName: 'm_home',
          execution,
          merchantCode: merchant,
          language: language.toUpperCase(),
        },
        { signal },
      ),
  };
}

/** Which popups are for this visitor. */
export function executionOf({ scope }: Gateway): 'A' | 'B' {
  return scope.session === '' ? 'B' : 'A';
}
