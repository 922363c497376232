import { useLayoutEffect } from 'react';
import { useApp } from '../app-runtime';
import { useShownPage } from '../page/use-shown-page';
import { type History, stepTo, useHistory } from './history';
import { useInvited } from './use-invited';

type Props = { readonly history: History };

/**
 * Follows the address, and tells the tree what shows: by a store, as no context may change above parts of the page that are not hydrated yet.
 */
export function Navigation({ history }: Props) {
  const { navigator, location, hydration } = useApp();
  const entry = useHistory(history);
  useLayoutEffect(
    () =>
      navigator.join((to, options) => {
        hydration.openAll();
        if (to === -1) history.go(-1);
        else stepTo(history, window, to, options);
      }),
    [navigator, history, hydration],
  );
  const shown = useShownPage(entry);
  useInvited(shown);
  useLayoutEffect(() => location.show(shown));
  return null;
}
