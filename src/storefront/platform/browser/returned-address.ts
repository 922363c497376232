import { parseAddress } from './parse-address';

/** Property of the window that the head script sets. */
const property = 'liveryReturn';

/**
 * The address with which a player returned from another service; given once. The head script has removed it from the
 * document's address.
 */
export function takeReturnedAddress(view: object): string | undefined {
  const address: unknown = Reflect.get(view, property);
  Reflect.deleteProperty(view, property);
  return typeof address === 'string' ? parseAddress(address) && address : undefined;
}
