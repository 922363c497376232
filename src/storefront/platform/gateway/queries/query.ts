/**
 * A query for `useQuery` and for the server's prefetch. Its key starts with merchant and language; a member's key also
 * has the session.
 */
export type QuerySpec<Value> = {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Value>;
  /** Milliseconds in which an answer counts as fresh. */
  readonly staleTime?: number;
  readonly enabled?: boolean;
};
