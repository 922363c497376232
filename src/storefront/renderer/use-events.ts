import { useContext, useMemo } from 'react';
import type { LiveNode } from '@/engine/live';
import { DialogContext } from '@/storefront/contract/page-location';
import { useRenderer } from './renderer-context';

type Events = {
  readonly emit: (event: string, payload?: unknown) => void;
  readonly has: (event: string) => boolean;
  readonly href: (event: string, payload?: unknown) => string | undefined;
};

/** Runs a node's actions for its widget's events, and gives the address that an event leads to. */
export function useEvents(node: LiveNode): Events {
  const { run, addressOf } = useRenderer();
  const dialog = useContext(DialogContext);
  return useMemo(
    () => ({
      emit: (event, payload) => {
        const actions = node.actions.get(event);
        if (actions !== undefined) run(actions, { payload, dialog: dialog?.page });
      },
      has: (event) => node.actions.has(event),
      href: (event, payload) => {
        const actions = node.actions.get(event);
        return actions === undefined ? undefined : addressOf(actions, payload);
      },
    }),
    [run, addressOf, node, dialog],
  );
}
