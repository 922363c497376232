import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { tryThrice } from '@/storefront/platform/browser/try-thrice';
import { useIsHydrating } from './use-is-hydrating';

type Loaded<Props> = { readonly default: ComponentType<Props> };

/**
 * A component whose code loads when it is first rendered, like React's `lazy`. Gives the component of the last load.
 */
export type Lazy<Props> = { readonly component: () => ComponentType<Props> };

/** Components whose code failed to load, each as a function that loads it again. */
const lost = new Set<() => Promise<unknown>>();

/**
 * Declares a lazy component. React's own `lazy` keeps a failure for good; this one loads again when a player tries
 * again.
 */
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
 * Renders with a lazy component once its code is loaded; throws to the widget's boundary if it does not load. The
 * server loads no code and sends the fallback: a suspended render would be an error at hydration.
 */
export function LazyComponent<Own>({ of, fallback, children }: Props<Own>) {
  if (useIsHydrating()) return fallback;
  return <Suspense fallback={fallback}>{children(of.component())}</Suspense>;
}

/** Loads all missing code again, once. True if everything has loaded. */
export async function askForLostCode(): Promise<boolean> {
  const asking = [...lost].map((ask) => ask());
  lost.clear();
  const ends = await Promise.allSettled(asking);
  return ends.every(({ status }) => status === 'fulfilled');
}
