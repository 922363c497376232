type Address = string | null | undefined;

/**
 * Whether the account's address is the typed one. If the platform masks it, its first and last letters tell; undefined
 * if the old address looks the same.
 */
export function addressStands(typed: string, now: Address, before: Address): boolean | undefined {
  const [stands, wanted] = [(now ?? '').toLowerCase(), typed.trim().toLowerCase()];
  const [start = '', ...rest] = stands.split(/\*+/);
  const end = rest.at(-1);
  if (end === undefined) return stands === wanted;
  const fits = wanted.startsWith(start) && wanted.endsWith(end);
  return fits && now === before ? undefined : fits;
}
