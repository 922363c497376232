import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { focusFirst } from '@/storefront/forms/focus-first';
import type { FormScope } from '@/storefront/forms/form-scope';
import { readPercent } from '@/storefront/forms/rules/read-percent';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { updateDownlineRebates } from '@/storefront/platform/gateway/queries/agents/team';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { toast } from '@/storefront/ui/overlays/toast';
import { fieldOf, type MemberRebate } from './rebate-form';

type Options = { readonly scope: FormScope; readonly name: string; readonly rebates: readonly MemberRebate[] };

/** Sends what was typed, all groups at once; refused, it stays. */
export function useRebateChange({ scope, name, rebates }: Options) {
  const t = useText();
  const gateway = useGateway();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (values: { readonly [field: string]: string }) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const typed = await scope.settle(values);
      const configs = rebates.map(({ type, prizeModeId, rebateValue }) => ({
        type,
        prizeModeId: prizeModeId ?? null,
        rebateValue: readPercent(typed[fieldOf(type)] ?? '') ?? Number(rebateValue ?? 0),
      }));
      await updateDownlineRebates(gateway, { customerName: name, configs });
      toast({ kind: 'success', text: t('widget.team.rebatesSaved') });
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'downlineRebates' });
    } catch (error) {
      setProblem(errorText(error, t));
    } finally {
      setBusy(false);
    }
  };
  const submit = () =>
    void scope.form.handleSubmit(
      ({ values }) => send(values),
      () => focusFirst(scope),
    )();
  return { busy, problem, submit };
}
