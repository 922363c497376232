import { useMemo, useSyncExternalStore } from 'react';
import type { AppRuntime } from '../app-runtime';
import type { History } from '../navigation/history';
import { createPageStore } from '../page/page-store';
import { Storefront } from '../storefront';
import type { BootStore } from './boot-store';

type Props = {
  readonly app: AppRuntime;
  readonly history: History;
  /** Its `live` is the state that the application was created with. */
  readonly boots: BootStore;
};

/** The storefront, drawn anew in place when its state is replaced. Layouts loaded with the old state are dropped. */
export function ReplaceableStorefront({ app, history, boots }: Props) {
  const boot = useSyncExternalStore(boots.subscribe, boots.current, boots.current);
  const currentApp = useMemo(
    () => (boot === app.boot ? app : { ...app, boot, pages: createPageStore({ boot, fetch, now: Date.now }) }),
    [app, boot],
  );
  return <Storefront app={currentApp} history={history} />;
}
