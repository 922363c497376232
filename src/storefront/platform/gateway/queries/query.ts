/** A query as `useQuery` and the server's prefetch take it. Its key starts with merchant and language, and for a member's data the session. */
export type QuerySpec<Value> = {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Value>;
  /** Milliseconds in which an answer counts as fresh. */
  readonly staleTime?: number;
  readonly enabled?: boolean;
};
