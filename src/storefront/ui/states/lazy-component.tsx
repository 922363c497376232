import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { tryThrice } from '@/storefront/platform/browser/try-thrice';
import { useIsHydrating } from './use-is-hydrating';

type Loaded<Props> = { readonly default: ComponentType<Props> };

/** A component whose code comes when it is first drawn: as React's `lazy`, of the last asking. */
export type Lazy<Props> = { readonly component: () => ComponentType<Props> };

/** Components whose code did not come, each as the way to ask for it once more. */
const lost = new Set<() => Promise<unknown>>();

/** Declares one. React's own `lazy` keeps a failure for good; this one is asked for again with whatever else a player's try asks for. */
export function createLazy<Props>(load: () => Promise<Loaded<Props>>): Lazy<Props> {
  const asking = (ask: () => Promise<Loaded<Props>>) => {
    const coming = ask();
    coming.catch(() => lost.add(again));
    return coming;
  };
  let Component: ComponentType<Props> = lazy(() => asking(() => tryThrice(load)));
  const again = () => {
    const coming = asking(load);
    Component = lazy(() => coming);
    return coming;
  };
  return { component: () => Component };
}

type Props<Own> = {
  readonly of: Lazy<Own>;
  readonly fallback: ReactNode;
  readonly children: (Component: ComponentType<Own>) => ReactNode;
};

/**
 * Draws with a lazy component once its code is here; throws to the widget's boundary where it does not come. A server waits for no code, and what it
 * breaks off is an error to whoever takes the page over: it sends the fallback, and so it is taken over.
 */
export function LazyComponent<Own>({ of, fallback, children }: Props<Own>) {
  if (useIsHydrating()) return fallback;
  return <Suspense fallback={fallback}>{children(of.component())}</Suspense>;
}

/** Asks for all code that did not come, once; whether all of it has come. */
export async function askForLostCode(): Promise<boolean> {
  const asking = [...lost].map((ask) => ask());
  lost.clear();
  const ends = await Promise.allSettled(asking);
  return ends.every(({ status }) => status === 'fulfilled');
}
