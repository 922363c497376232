import type { Facts } from '@/engine/live';
import type { RenderInput } from './boot';

/** What `renderVisitor` needs for a page as one visitor sees it. */
export type VisitorInput = Pick<RenderInput, 'boot' | 'texts' | 'fetch'> & {
  /** The live facts of the visitor, those of a session among them. */
  readonly facts: Facts;
  /** The session as the browser's storage keeps it; undefined for a guest. */
  readonly session: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** Gives the inner HTML of `#root`. */
export type RenderVisitor = (input: VisitorInput) => Promise<string>;
