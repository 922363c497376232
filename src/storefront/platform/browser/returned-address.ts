import { parseAddress } from './parse-address';

const name = 'liveryReturn';

/** The address with which a player came back from another service, once: the head script has taken it off the document. */
export function takeReturnedAddress(view: object): string | undefined {
  const address: unknown = Reflect.get(view, name);
  Reflect.deleteProperty(view, name);
  return typeof address === 'string' ? parseAddress(address) && address : undefined;
}
