import { constants, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto';

/** As short as platforms have it: what it encrypts protects nobody (schemas/wire/README.md, "Encryption"). */
const keyBits = 1024;

export type GatewayKey = {
  /** Lower-case hex, 256 characters; the exponent is 65537. */
  readonly modulus: () => string;
  /**
   * Decrypts a hex number and removes the padding. Undefined for a text that is no hex number below the modulus; what
   * was encrypted for another key gives noise.
   */
  readonly open: (hex: string) => string | undefined;
};

/** The RSA key of one gateway: made at its first use, lost with the process. */
export function createGatewayKey(): GatewayKey {
  let keyPair: KeyPair | undefined;
  const key = () => {
    keyPair ??= makeKey();
    return keyPair;
  };
  return { modulus: () => key().modulus, open: (hex) => openWith(key().secret, hex) };
}

type KeyPair = { readonly secret: KeyObject; readonly modulus: string };

function makeKey(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: keyBits, publicExponent: 65537 });
  const { n = '' } = publicKey.export({ format: 'jwk' });
  return { secret: privateKey, modulus: Buffer.from(n, 'base64url').toString('hex') };
}

function openWith(secret: KeyObject, hex: string): string | undefined {
  const length = keyBits / 4;
  if (!/^[0-9a-f]+$/i.test(hex) || hex.length > length) return undefined;
  try {
    const block = Buffer.from(hex.padStart(length, '0'), 'hex');
    return withoutPadding(privateDecrypt({ key: secret, padding: constants.RSA_NO_PADDING }, block));
  } catch {
    return undefined; // A number beyond the modulus.
  }
}

/** PKCS #1 v1.5 (00 02 … 00), or zeros in front, as without padding. */
function withoutPadding(block: Buffer): string {
  const end = block[0] === 0 && block[1] === 2 ? block.indexOf(0, 2) + 1 : block.findIndex((byte) => byte !== 0);
  return block.subarray(Math.max(end, 0)).toString('latin1');
}
