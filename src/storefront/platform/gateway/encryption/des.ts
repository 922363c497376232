/// <reference path="./des-js.d.ts" />
import DES from 'des.js/lib/des/des.js';

/**
 * Single DES in ECB mode over whole blocks, without padding; the key is eight bytes. It protects nothing: some gateways
 * demand it. `des.js` has 1.4 kB, so it is loaded only where an encrypted call or link is met.
 */
export function desEcb(
  bytes: readonly number[],
  key: readonly number[],
  way: 'encrypt' | 'decrypt',
): readonly number[] {
  const cipher = DES.create({ type: way, key, padding: false });
  return [...cipher.update(bytes), ...cipher.final()];
}
