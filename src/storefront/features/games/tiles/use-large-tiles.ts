import { useEffect, useState } from 'react';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/** Whether larger tiles are chosen on this device. */
export function useLargeTiles(): readonly [boolean, () => void] {
  const [isLarge, setLarge] = useState(false);
  useEffect(() => setLarge(browserStorageOf(window).local.get(storageKeys.largeTiles) === '1'), []);
  const toggle = () => {
    browserStorageOf(window).local.set(storageKeys.largeTiles, isLarge ? undefined : '1');
    setLarge(!isLarge);
  };
  return [isLarge, toggle];
}
