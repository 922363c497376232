import type { ResolvedPage } from '@/engine/live';

type Listener = {
  readonly onPage: (pageId: string) => void;
  readonly onLayout: (layout: ResolvedPage) => void;
};

/** Tells listeners which page shows and which layouts are drawn, so that only their facts are asked for. */
export type PageEvents = Listener & { readonly listen: (listener: Listener) => void };

export function createPageEvents(): PageEvents {
  const listeners: Listener[] = [];
  return {
    onPage: (pageId) => {
      for (const listener of listeners) listener.onPage(pageId);
    },
    onLayout: (layout) => {
      for (const listener of listeners) listener.onLayout(layout);
    },
    listen: (listener) => {
      listeners.push(listener);
    },
  };
}
