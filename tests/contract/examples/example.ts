import type { Sandbox } from '@/sandbox';
import type { Asking } from '../ask';

/** A valid request of a call. */
export type Example = Omit<Asking, 'call'> & {
  readonly as?: string;
  /** Calls that come first, each filling in fields of the request (or its list) from its answer. */
  readonly prepare?: (sandbox: Sandbox, token: string | undefined) => Promise<Pick<Asking, 'request' | 'list'>>;
  /** The only answer of a call that the sandbox never carries out. */
  readonly refusal?: string;
};
