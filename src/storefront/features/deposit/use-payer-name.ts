import { useEffect } from 'react';
import type { FormScope } from '@/storefront/forms/form-scope';
import { memberInfoQuery } from '@/storefront/platform/gateway/queries/member/member';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';

/**
 * Fills the payer's name with the member's own. A typed name stays. A name that the platform masks with `*` is not
 * used.
 */
export function usePayerName({ form }: FormScope): void {
  const { data } = useQuery({ ...memberInfoQuery(useGateway()), enabled: false });
  const name = data?.payeeName ?? '';
  useEffect(() => {
    if (name !== '' && !name.includes('*') && !form.getValues('values.payeeName'))
      form.setValue('values.payeeName', name);
  }, [name, form]);
}
