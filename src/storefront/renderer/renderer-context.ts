import { createContext, useContext } from 'react';
import type { StorefrontRuntime } from '@/storefront/contract/runtime';
import type { Hydration } from './hydration';
import type { WidgetLoader } from './widget-loader';

/** What the renderer alone needs of the application, beside what everything below does. */
export type RendererRuntime = StorefrontRuntime & {
  readonly widgets: WidgetLoader;
  readonly hydration: Hydration;
  /** Whether the page is one that is come back to: it stands where it was scrolled to. */
  readonly isReturn: () => boolean;
  /** Node ids that failed on the server and so start as their skeletons. */
  readonly broken: ReadonlySet<string>;
  /** Whether unknown widgets are drawn, for whoever edits config. */
  readonly development: boolean;
  /** Called with each node as it renders: tells a server which one threw, a test how many did. */
  readonly trace: ((node: string) => void) | undefined;
};

export const RendererContext = createContext<RendererRuntime | undefined>(undefined);

/** The runtime of the renderer; a programmer's mistake outside of it. */
export function useRenderer(): RendererRuntime {
  const runtime = useContext(RendererContext);
  if (runtime === undefined) throw new Error('No renderer is provided. Render inside <Storefront>.');
  return runtime;
}
