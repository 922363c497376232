type Address = string | null | undefined;

/**
 * Whether the account's address is the typed one. If the platform masks it, its first and last letters tell; undefined
 * if the old address looks the same.
 */
export function isAddressSaved(typed: string, addressNow: Address, addressBefore: Address): boolean | undefined {
  const [newAddress, typedAddress] = [(addressNow ?? '').toLowerCase(), typed.trim().toLowerCase()];
  const [start = '', ...rest] = newAddress.split(/\*+/);
  const end = rest.at(-1);
  if (end === undefined) return newAddress === typedAddress;
  const isMatch = typedAddress.startsWith(start) && typedAddress.endsWith(end);
  return isMatch && addressNow === addressBefore ? undefined : isMatch;
}
