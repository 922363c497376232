import { useMemo } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import type { Category } from './categories';

/**
 * The house's own vendors: those in config, otherwise those in the platform's vendor mapping. `vassalage` is the wire's
 * word for a vendor's code.
 */
export function useHouseVendors(categories: readonly Category[]): readonly string[] {
  const { inhouse } = useStorefront().merchant.games;
  return useMemo(() => houseOf(inhouse, categories), [inhouse, categories]);
}

export function houseOf(inhouse: readonly string[], categories: readonly Category[]): readonly string[] {
  if (inhouse.length > 0) return inhouse;
  return (categories.find(({ key }) => key === 'INHOUSE')?.vendors ?? []).map(({ vassalage }) => vassalage);
}
