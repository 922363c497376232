import { useLayoutEffect } from 'react';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { useApp } from '../app-runtime';
import type { ShownPage } from '../page/shown-page';
import { useShownPage } from '../page/use-shown-page';
import { type History, pathWithin, stepTo, useHistory } from './history';
import { withPageSpelling } from './match-route';
import { useInvited } from './use-invited';

type Props = { readonly history: History };

/**
 * Follows the address. What shows goes into a store, because a context that changes above unhydrated islands makes
 * React throw their HTML away.
 */
export function Navigation({ history }: Props) {
  const { boot, navigator, location, hydration } = useApp();
  const entry = useHistory(history);
  useLayoutEffect(
    () =>
      navigator.connect((to, options) => {
        hydration.openAll();
        if (to === -1) history.go(-1);
        else
          stepTo(
            history,
            window,
            withPageSpelling(boot.routes, pathWithin(window, to)),
            isStepPending(history, location.arrived()) ? { ...options, replace: true } : options,
          );
      }),
    [boot, navigator, history, hydration, location],
  );
  const shownPage = useShownPage(entry);
  useInvited(shownPage);
  useLayoutEffect(() => location.show(shownPage));
  return null;
}

/** Whether the previous step has not shown its page yet. The next step then replaces it, as in a browser. */
function isStepPending({ location, action }: History, arrivedPage: ShownPage | undefined): boolean {
  if (arrivedPage === undefined || arrivedPage.status === 'failed') return false;
  const isReturn = action === 'POP' || fieldsOf(location.state).isReturn === true;
  return !isReturn && arrivedPage.path !== location.pathname;
}
