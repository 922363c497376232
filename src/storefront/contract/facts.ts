import type { Facts } from '@/engine/live';

/** Live facts with a listener per path, so that a change reaches only who reads that path. */
export type FactStore = {
  /** The facts of now. */
  readonly current: () => Facts;
  /** The facts the server rendered with: a guest's. Never changes. Static facts stand in both. */
  readonly server: Facts;
  /** Takes new facts; listeners of changed paths run once each. */
  readonly update: (next: Facts) => void;
  readonly subscribe: (paths: readonly string[], listener: () => void) => () => void;
};
