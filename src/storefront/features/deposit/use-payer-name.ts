import { useEffect } from 'react';
import type { FormScope } from '@/storefront/forms/form-scope';
import { memberInfoQuery } from '@/storefront/platform/gateway/queries/member/member';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';

/**
 * The name on the paying account. It starts with the member's own name; a typed one stays, and a masked one is not
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
