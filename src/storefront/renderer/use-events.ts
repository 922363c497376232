import { useContext, useMemo } from 'react';
import type { LiveNode } from '@/engine/live';
import { DialogContext } from './place-context';
import { useRuntime } from './storefront-context';

type Events = {
  readonly emit: (event: string, payload?: unknown) => void;
  readonly has: (event: string) => boolean;
};

/** Runs a node's actions for its widget's events. */
export function useEvents(node: LiveNode): Events {
  const { run } = useRuntime();
  const dialog = useContext(DialogContext);
  return useMemo(
    () => ({
      emit: (event, payload) => {
        const actions = node.actions.get(event);
        if (actions !== undefined) run(actions, { payload, dialog: dialog?.page });
      },
      has: (event) => node.actions.has(event),
    }),
    [run, node, dialog],
  );
}
