import { pageIndex, stepPastLayers } from '@/storefront/ui/overlays/layers';

/** Lets code outside of the tree navigate. The tree joins it to the history; before that a navigation loads the document. */
export type NavigatorBridge = {
  /** Goes to a path of this site. */
  readonly go: (path: string, options?: StepOptions) => void;
  /** Goes back in this site's own history; false where there is none. */
  readonly back: () => boolean;
  /** Path and query of now. */
  readonly place: () => string;
  /** Host of now, with its port where it has one. */
  readonly host: () => string;
  /** Loads a path as a document. */
  readonly load: (path: string) => void;
  readonly reload: () => void;
  /** Opens an outside address in a tab of its own; false where the browser has blocked it. */
  readonly openTab: (url: string) => boolean;
  readonly join: (navigate: Navigate) => () => void;
};

export type StepOptions = {
  /** In place of the entry of now. */
  readonly replace?: boolean;
  /** To where the visitor was a moment ago: the page stands as it was left. */
  readonly isReturn?: boolean;
  /** Name in the address of the sheet that this step opens over the page. */
  readonly sheet?: string | undefined;
};

export type Navigate = (to: string | -1, options?: StepOptions) => void;

/** The part of a window that navigates. */
export type View = Pick<Window, 'history' | 'location' | 'open'> & Partial<Pick<Window, 'navigation'>>;

export function createNavigatorBridge(view: View | undefined): NavigatorBridge {
  let joined: Navigate | undefined;
  const load = (path: string) => view?.location.assign(path);
  return {
    go: (path, options) => (joined === undefined ? load(path) : joined(path, options)),
    back: () => {
      if (joined === undefined || pageIndex(view?.history.state) === 0) return false;
      stepPastLayers('back', () => {
        // The history holds steps of frames too: a game with pages of its own would go back in place of the page.
        if (view?.navigation?.canGoBack) view.navigation.back().committed?.catch(() => undefined);
        else joined?.(-1);
      });
      return true;
    },
    place: () => (view === undefined ? '/' : view.location.pathname + view.location.search),
    host: () => view?.location.host ?? '',
    load,
    reload: () => view?.location.reload(),
    openTab: (url) => {
      // `noopener` would hide whether it was blocked: the tab is cut off by hand.
      const tab = view?.open(url, '_blank', '');
      if (tab) tab.opener = null;
      return Boolean(tab);
    },
    join: (navigate) => {
      joined = navigate;
      return () => {
        joined = undefined;
      };
    },
  };
}
