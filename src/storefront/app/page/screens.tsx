import { useLayoutEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { OutletContext, type PageLocation, PageLocationContext } from '@/storefront/contract/page-location';
import { PageView } from '@/storefront/renderer/page-view';
import { useApp } from '../app-runtime';
import { useArrival } from '../navigation/use-arrival';
import { useInvited } from '../navigation/use-invited';
import { DialogHost } from './dialog-host';
import { PageOutlet } from './page-outlet';
import { shellFor } from './shell-for';
import { useShownPage } from './use-shown-page';

/** The shell around the page that shows, and the dialogs over it. */
export function Screens() {
  const { boot, navigator, hydration } = useApp();
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
  useArrival(shown);
  useInvited(shown);
  const { page, path, search, status, error, retry } = shown;
  const place = useMemo<PageLocation>(
    () => ({
      pageId: page.page,
      path,
      search,
      setSearch: (values, how) => {
        // The address of now, not of what is drawn: a choice just before this one may not show yet.
        const now = searchOf(navigator.place(), path) ?? search;
        const next = withParams(now, values);
        // What is chosen already is no step.
        navigator.go(path + next, { replace: how !== 'step' || next === now });
      },
    }),
    [page, path, search, navigator],
  );
  const outlet = useMemo(
    () => <PageOutlet page={page} status={status} error={error} onRetry={retry} />,
    [page, status, error, retry],
  );
  return (
    <PageLocationContext value={place}>
      <OutletContext value={outlet}>
        <PageView page={shellFor(boot.shell, page.shell)} />
      </OutletContext>
      <DialogHost />
    </PageLocationContext>
  );
}

function searchOf(place: string, path: string): string | undefined {
  if (place === path) return '';
  return place.startsWith(`${path}?`) ? place.slice(path.length) : undefined;
}

function withParams(search: string, values: { readonly [name: string]: string | undefined }): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
