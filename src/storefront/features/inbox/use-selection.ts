import { useState } from 'react';
import type { Message } from './message';

/** The selection of messages for deletion; `isOn` while the member is selecting. */
export function useSelection(messages: readonly Message[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>();
  const chosen = messages.filter(({ id }) => ids?.has(id));
  const isAll = chosen.length === messages.length;
  return {
    isOn: ids !== undefined && messages.length > 0,
    chosen,
    isAll,
    has: (id: string) => ids?.has(id) === true,
    start: () => setIds(new Set()),
    stop: () => setIds(undefined),
    toggle: (id: string) => setIds((selected) => toggled(selected, id)),
    toggleAll: () => setIds(new Set(isAll ? [] : messages.map(({ id }) => id))),
  };
}

function toggled(selected: ReadonlySet<string> = new Set(), id: string): ReadonlySet<string> {
  return selected.has(id) ? new Set([...selected].filter((one) => one !== id)) : new Set([...selected, id]);
}
