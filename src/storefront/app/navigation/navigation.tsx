import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../app-runtime';
import { useShownPage } from '../page/use-shown-page';
import { useInvited } from './use-invited';

/**
 * Follows the address, and tells the tree what shows. It alone stands inside the router: contexts of the router change with each step, and no
 * context may change above parts of the page that are not hydrated yet.
 */
export function Navigation() {
  const { navigator, location, hydration } = useApp();
  const navigate = useNavigate();
  useLayoutEffect(
    () =>
      navigator.join((to, options) => {
        hydration.openAll();
        void (to === -1 ? navigate(-1) : navigate(to, options));
      }),
    [navigator, navigate, hydration],
  );
  const shown = useShownPage();
  useInvited(shown);
  useLayoutEffect(() => location.show(shown));
  return null;
}
