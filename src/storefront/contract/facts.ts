import type { Facts } from '@/engine/live';

/** Live facts with a listener for each path, so that a change renders only the readers of that path. */
export type FactStore = {
  /** The facts of now. */
  readonly current: () => Facts;
  /** The facts that the server rendered with, a guest's. They never change. Static facts are in both. */
  readonly server: Facts;
  /** Takes new facts. Listeners of changed paths run once each. */
  readonly update: (next: Facts) => void;
  readonly subscribe: (paths: readonly string[], listener: () => void) => () => void;
};
