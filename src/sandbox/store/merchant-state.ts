import type { Store } from './open-store';
import { type MerchantState, readMerchantState } from './scenarios';

type CachedState = { readonly state: MerchantState; readonly writes: number; readonly readAt: number };

/** Another process may write to the same file: its writes show after this time at the latest, ms. */
const cacheMs = 100;
const cacheByStore = new WeakMap<Store, Map<string, CachedState>>();

/** The state of a merchant, read again after any write of this process, so that a call sees the writes before it. */
export async function merchantState(store: Store, code: string): Promise<MerchantState> {
  const states = cacheByStore.get(store) ?? new Map<string, CachedState>();
  cacheByStore.set(store, states);
  const cached = states.get(code);
  const [writes, readAt] = [store.writes(), performance.now()];
  if (cached?.writes === writes && readAt - cached.readAt < cacheMs) return cached.state;
  const state = await readMerchantState(store, code);
  states.set(code, { state, writes, readAt });
  return state;
}
