import { pageIndex, stepPastLayers } from '@/storefront/ui/overlays/layers';

/** Navigation for code outside of the tree. The tree connects it to the history; before that it loads documents. */
export type NavigatorBridge = {
  /** Goes to a path of this site. */
  readonly go: (path: string, options?: StepOptions) => void;
  /** Goes back in this site's own history; false if there is nothing to go back to. */
  readonly back: () => boolean;
  /** Path and query of the current address. */
  readonly place: () => string;
  /** Host of the current address, with its port if it has one. */
  readonly host: () => string;
  /** Loads a path as a document. */
  readonly load: (path: string) => void;
  readonly reload: () => void;
  /** Opens an outside address in a new tab; false if the browser blocked it. */
  readonly openTab: (url: string) => boolean;
  /** Connects the tree. Gives a function that disconnects it. */
  readonly connect: (navigate: Navigate) => () => void;
};

export type StepOptions = {
  /** Replaces the current entry. */
  readonly replace?: boolean;
  /** A return to where the visitor was: scroll position and focus are restored. */
  readonly isReturn?: boolean;
  /** Parameter of the sheet that this step opens over the page. */
  readonly sheet?: string | undefined;
};

export type Navigate = (to: string | -1, options?: StepOptions) => void;

/** The part of a window that navigates. */
export type View = Pick<Window, 'history' | 'location' | 'open'> & Partial<Pick<Window, 'navigation'>>;

export function createNavigatorBridge(view: View | undefined): NavigatorBridge {
  let treeNavigate: Navigate | undefined;
  const load = (path: string) => view?.location.assign(path);
  return {
    go: (path, options) => (treeNavigate === undefined ? load(path) : treeNavigate(path, options)),
    back: () => {
      if (treeNavigate === undefined || pageIndex(view?.history.state) === 0) return false;
      stepPastLayers('back', () => {
        // The history also holds steps of frames: going back could move a game instead of the page.
        if (view?.navigation?.canGoBack) view.navigation.back().committed?.catch(() => undefined);
        else treeNavigate?.(-1);
      });
      return true;
    },
    place: () => (view === undefined ? '/' : view.location.pathname + view.location.search),
    host: () => view?.location.host ?? '',
    load,
    reload: () => view?.location.reload(),
    openTab: (url) => {
      // `noopener` would hide whether it was blocked, so the opener is cut by hand.
      const tab = view?.open(url, '_blank', '');
      if (tab) tab.opener = null;
      return Boolean(tab);
    },
    connect: (navigate) => {
      treeNavigate = navigate;
      return () => {
        treeNavigate = undefined;
      };
    },
  };
}
