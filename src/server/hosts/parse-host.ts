const pattern = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?)\.?(?::\d{1,5})?$/;

/** The host name of a `Host` header: lower case, without port and trailing dot. `undefined` when it is malformed. */
export function parseHost(header: string | undefined | null): string | undefined {
  if (header === undefined || header === null) return undefined;
  return pattern.exec(header.trim().toLowerCase())?.[1];
}
