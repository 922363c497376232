import type { Facts } from '@/engine/live';

/** Live facts with a listener for each path, so that a change renders only the readers of that path. */
export type FactStore = {
  /** The current facts. */
  readonly current: () => Facts;
  /** The guest's facts, which the server rendered with. They never change. Static facts are the same in `current`. */
  readonly server: Facts;
  /** Takes new facts. Listeners of changed paths run once each. */
  readonly update: (next: Facts) => void;
  readonly subscribe: (paths: readonly string[], listener: () => void) => () => void;
};
