import { useEffect, useState } from 'react';
import { isEncryptedAddress, plainAddress } from './plain-address';

/** An address for `href`. Undefined while an encrypted one is being decrypted, or if that fails. */
export function usePlainAddress(address: string | undefined): string | undefined {
  const isPlain = address === undefined || !isEncryptedAddress(address);
  const [decrypted, setDecrypted] = useState<{ readonly of: string; readonly plain: string | undefined }>();
  useEffect(() => {
    if (isPlain) return;
    let isWanted = true;
    plainAddress(address).then(
      (plain) => isWanted && setDecrypted({ of: address, plain }),
      () => undefined, // The code did not come: the link stays away.
    );
    return () => {
      isWanted = false;
    };
  }, [address, isPlain]);
  if (isPlain) return address;
  return decrypted?.of === address ? decrypted.plain : undefined;
}
