import type { Store } from './open-store';
import { type MerchantState, readMerchantState } from './scenarios';

type Kept = { readonly state: MerchantState; readonly writes: number; readonly readAt: number };

/** Another process may write to the same file: its writes show after this time, ms. */
const keptMs = 100;
const keptByStore = new WeakMap<Store, Map<string, Kept>>();

/** The state of a merchant, read again after any write of this process, so that a call sees the writes before it. */
export async function merchantState(store: Store, code: string): Promise<MerchantState> {
  const states = keptByStore.get(store) ?? new Map<string, Kept>();
  keptByStore.set(store, states);
  const kept = states.get(code);
  const [writes, readAt] = [store.writes(), performance.now()];
  if (kept?.writes === writes && readAt - kept.readAt < keptMs) return kept.state;
  const state = await readMerchantState(store, code);
  states.set(code, { state, writes, readAt });
  return state;
}
