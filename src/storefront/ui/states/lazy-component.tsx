import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { tryThrice } from '@/storefront/platform/browser/try-thrice';
import { useIsHydrating } from './use-is-hydrating';

type Loaded<Props> = { readonly default: ComponentType<Props> };

/** A component whose code loads when it is first rendered, like React's `lazy`. */
export type Lazy<Props> = {
  /** The component of the last load. */
  readonly component: () => ComponentType<Props>;
  /** Whether its code did not load at the last try. */
  readonly isLost: () => boolean;
  /** Loads it again. Rejects if it does not load. */
  readonly again: () => Promise<unknown>;
};

/** Components whose code failed to load, each as a function that loads it again. */
const lostLoaders = new Set<() => Promise<unknown>>();

/**
 * Declares a lazy component. React's own `lazy` keeps a failure for good; this one loads again when a player tries
 * again.
 */
export function createLazy<Props>(load: () => Promise<Loaded<Props>>): Lazy<Props> {
  let isLost = false;
  const trackLoad = (loadCode: () => Promise<Loaded<Props>>) => {
    const loading = loadCode();
    loading.then(
      () => {
        isLost = false;
      },
      () => {
        isLost = true;
        lostLoaders.add(loadAgain);
      },
    );
    return loading;
  };
  let Current: ComponentType<Props> = lazy(() => trackLoad(() => tryThrice(load)));
  const loadAgain = () => {
    const loading = trackLoad(load);
    Current = lazy(() => loading);
    return loading;
  };
  return { component: () => Current, isLost: () => isLost, again: loadAgain };
}

type Props<OwnProps> = {
  readonly of: Lazy<OwnProps>;
  readonly fallback: ReactNode;
  /**
   * Stands in for code that did not load, for a note beside a form. Without it the whole widget shows a failure card.
   */
  readonly lost?: ReactNode;
  readonly children: (Component: ComponentType<OwnProps>) => ReactNode;
};

/**
 * Renders with a lazy component once its code is loaded; throws to the widget's boundary if it does not load. The
 * server loads no code and sends the fallback: a suspended render would be an error at hydration.
 */
export function LazyComponent<OwnProps>({ of, fallback, lost, children }: Props<OwnProps>) {
  if (useIsHydrating()) return fallback;
  const draw = () => <Suspense fallback={fallback}>{children(of.component())}</Suspense>;
  return lost === undefined ? draw() : <LostCode of={of} lost={lost} draw={draw} />;
}

type LostProps = {
  readonly of: Omit<Lazy<never>, 'component'>;
  readonly lost: ReactNode;
  readonly draw: () => ReactNode;
};

/** Draws `lost` while code is missing, and loads it when the network is back. Other errors reach the next boundary. */
class LostCode extends Component<LostProps> {
  override state = {};

  static getDerivedStateFromError(): object {
    return {};
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#load);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#load);
  }

  override render(): ReactNode {
    return this.props.of.isLost() ? this.props.lost : this.props.draw();
  }

  readonly #load = (): void => {
    const { of } = this.props;
    if (!of.isLost()) return;
    of.again().then(
      () => this.forceUpdate(),
      () => undefined, // It is tried again when the network comes back the next time.
    );
  };
}

/** Loads all missing code again, once. True if everything has loaded. */
export async function askForLostCode(): Promise<boolean> {
  const loads = [...lostLoaders].map((loadCode) => loadCode());
  lostLoaders.clear();
  const results = await Promise.allSettled(loads);
  return results.every(({ status }) => status === 'fulfilled');
}
