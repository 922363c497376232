import { useEffect } from 'react';
import type { FormScope } from '@/storefront/forms/form-scope';
import { memberInfoQuery } from '@/storefront/platform/gateway/queries/member/member';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';

/** Whose account pays: the member's own as a rule, so their name stands there from the start. What was typed stays, and a name that the platform masks is none. */
export function usePayerName({ form }: FormScope): void {
  const { data } = useQuery({ ...memberInfoQuery(useGateway()), enabled: false });
  const name = data?.payeeName ?? '';
  useEffect(() => {
    if (name !== '' && !name.includes('*') && !form.getValues('values.payeeName'))
      form.setValue('values.payeeName', name);
  }, [name, form]);
}
