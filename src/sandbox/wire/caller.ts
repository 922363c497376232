/** The client's address, and its `User-Agent`. */
export type Caller = { readonly address: string; readonly agent: string };

/** The client's address as proxies forward it; 127.0.0.1 without a proxy. */
export function callerOf({ headers }: { readonly headers: Pick<Headers, 'get'> }): Caller {
  const forwarded = headers.get('x-forwarded-for') ?? headers.get('x-real-ip') ?? '';
  const address = forwarded.split(',')[0]?.trim() || '127.0.0.1';
  return { address, agent: (headers.get('user-agent') ?? '').slice(0, maxAgentLength) };
}

const maxAgentLength = 200;
