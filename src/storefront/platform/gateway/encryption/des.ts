/// <reference path="./des-js.d.ts" />
import DES from 'des.js/lib/des/des.js';

/**
 * Single DES in ECB mode over whole blocks, without padding; the key is eight bytes. It hides nothing (wire.md 1.5): it is what the gateway
 * speaks. Loaded only where an encrypted call or link is met, so that `des.js` for tables of our own costs nobody else its 1.4 kB more.
 */
export function desEcb(
  bytes: readonly number[],
  key: readonly number[],
  way: 'encrypt' | 'decrypt',
): readonly number[] {
  const cipher = DES.create({ type: way, key, padding: false });
  return [...cipher.update(bytes), ...cipher.final()];
}
