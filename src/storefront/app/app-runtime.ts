import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import type { Caller } from '@/storefront/platform/gateway/create-gateway';
import type { GatewaySource } from '@/storefront/platform/gateway/gateway-context';
import type { GatewayError } from '@/storefront/platform/gateway/gateway-error';
import type { Preferences } from '@/storefront/platform/session/preferences';
import type { RendererRuntime } from '@/storefront/renderer/renderer-context';
import type { NavigatorBridge } from './navigation/navigator-bridge';
import type { DialogStore } from './page/dialog-store';
import type { PageEvents } from './page/page-events';
import type { PageStore } from './page/page-store';
import type { ShownPageStore } from './page/shown-page';

/** The renderer's runtime, and what the application adds for itself. */
export type AppRuntime = Omit<RendererRuntime, 'location'> & {
  readonly texts: i18n;
  readonly call: Caller;
  readonly pages: PageStore;
  readonly dialogs: DialogStore;
  readonly navigator: NavigatorBridge;
  readonly preferences: Preferences;
  readonly pageEvents: PageEvents;
  readonly location: ShownPageStore;
  readonly gateways: GatewaySource;
  /** Words of a config text in the shown language. */
  readonly words: (text: object) => string;
  /** Runs a guest's pending action after another tab has signed in. */
  readonly resume: () => void;
  /** Call it when the address is that of another page. */
  readonly arriveAt: (page: string) => void;
  /** Closes a dialog because its visitor closed it. */
  readonly dismissDialog: (key: number) => void;
  /** The gateway said that the session is over: shows the reason and goes on as a guest. */
  readonly endSession: (error: GatewayError) => void;
  /** A call failed: shows the page of its code, if it has one. */
  readonly refused: (error: GatewayError) => void;
};

export const AppContext = createContext<AppRuntime | undefined>(undefined);

export function useApp(): AppRuntime {
  const app = useContext(AppContext);
  if (app === undefined) throw new Error('No application is provided. Render inside <Storefront>.');
  return app;
}
