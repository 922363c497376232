import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { tryThrice } from '@/storefront/platform/browser/try-thrice';
import { useIsHydrating } from './use-is-hydrating';

type Loaded<Props> = { readonly default: ComponentType<Props> };

/** A part of a widget whose code comes when it is first drawn: as React's `lazy`, of the last asking. */
export type Part<Props> = { readonly component: () => ComponentType<Props> };

/** Parts whose code did not come, each as the way to ask for it once more. */
const lost = new Set<() => Promise<unknown>>();

/** Declares a part. React's own `lazy` keeps a failure for good; this one is asked for again with whatever else a player's try asks for. */
export function createPart<Props>(load: () => Promise<Loaded<Props>>): Part<Props> {
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

type Props<PartProps> = {
  readonly of: Part<PartProps>;
  readonly fallback: ReactNode;
  readonly children: (Component: ComponentType<PartProps>) => ReactNode;
};

/**
 * Draws with a part once its code is here; throws to the widget's boundary where it does not come. A server waits for no code, and what it
 * breaks off is an error to whoever takes the page over: it sends the fallback, and so it is taken over.
 */
export function LazyPart<PartProps>({ of, fallback, children }: Props<PartProps>) {
  if (useIsHydrating()) return fallback;
  return <Suspense fallback={fallback}>{children(of.component())}</Suspense>;
}

/** Asks for every part that did not come, once; whether all of them have come. */
export async function askForLostParts(): Promise<boolean> {
  const asking = [...lost].map((ask) => ask());
  lost.clear();
  const ends = await Promise.allSettled(asking);
  return ends.every(({ status }) => status === 'fulfilled');
}
