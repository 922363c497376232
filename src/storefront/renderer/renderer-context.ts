import { createContext, useContext } from 'react';
import type { StorefrontRuntime } from '@/storefront/contract/runtime';
import type { Hydration } from './hydration';
import type { WidgetLoader } from './widget-loader';

/** The part of the runtime that only the renderer uses. */
export type RendererRuntime = StorefrontRuntime & {
  readonly widgets: WidgetLoader;
  readonly hydration: Hydration;
  /** Whether the player came back to this page by the history, so that its scroll position is restored. */
  readonly isReturn: () => boolean;
  /** Node ids that failed on the server and so start as their skeletons. */
  readonly broken: ReadonlySet<string>;
  /** Whether unknown widgets are shown, so that an author of config sees them. */
  readonly development: boolean;
  /** Called with each node as it renders: tells a server which one threw, a test how many did. */
  readonly trace: ((node: string) => void) | undefined;
};

export const RendererContext = createContext<RendererRuntime | undefined>(undefined);

/** The runtime of the renderer. Throws outside of the tree. */
export function useRenderer(): RendererRuntime {
  const runtime = useContext(RendererContext);
  if (runtime === undefined) throw new Error('No renderer is provided. Render inside <Storefront>.');
  return runtime;
}
