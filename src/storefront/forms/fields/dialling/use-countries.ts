import { useMemo } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { countriesQuery } from '@/storefront/platform/gateway/queries/system';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { type Countries, readCountries } from './country';

const noCountries: Countries = { list: [], home: undefined };

/** The platform's countries. Our own list if it names none or does not answer. */
export function useCountries(): Countries {
  const { currency } = useStorefront().merchant.locale;
  const { data, isError } = useQuery(countriesQuery(useGateway()));
  const platformCountries = useMemo(() => (data === undefined ? noCountries : readCountries(data)), [data]);
  const isMissing = isError || (data !== undefined && platformCountries.list.length === 0);
  const { data: builtInCountries = noCountries } = useQuery({
    queryKey: ['own-countries', currency],
    queryFn: async () => (await import('./own-countries')).ownCountries(currency),
    enabled: isMissing,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isMissing ? builtInCountries : platformCountries;
}
