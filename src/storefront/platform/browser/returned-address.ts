import { parseAddress } from './parse-address';

const name = 'liveryReturn';

/**
 * The address with which a player returned from another service; given once. The head script has removed it from the
 * document's address.
 */
export function takeReturnedAddress(view: object): string | undefined {
  const address: unknown = Reflect.get(view, name);
  Reflect.deleteProperty(view, name);
  return typeof address === 'string' ? parseAddress(address) && address : undefined;
}
