import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useConfirmStep } from '@/storefront/forms/account/use-confirm-step';
import { useReadFresh } from '@/storefront/forms/account/use-read-fresh';
import { useSubmitChange } from '@/storefront/forms/account/use-submit-change';
import { focusFirst } from '@/storefront/forms/focus-first';
import type { FormScope } from '@/storefront/forms/form-scope';
import { readPercent } from '@/storefront/forms/rules/read-percent';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import {
  type Downline,
  downlineRebatesQuery,
  updateDownlineRebates,
} from '@/storefront/platform/gateway/queries/agents/team';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { toast } from '@/storefront/ui/overlays/toast';
import type { RebateChange } from './rebate-question';

export type MemberRebate = NonNullable<CallValue<'downlineRebates'>['configs']>[number];

type Options = {
  readonly scope: FormScope;
  readonly member: Pick<Downline, 'customerId' | 'customerName'>;
  readonly rebates: readonly MemberRebate[];
};

/**
 * Asks for confirmation, then sends all these rebates, changed or not, in one call. After a refusal typed values stay.
 * Afterwards the rebates are read again, after a missing answer to learn whether they were saved.
 */
export function useRebateChange({ scope, member, rebates }: Options) {
  const t = useText();
  const gateway = useGateway();
  const readFresh = useReadFresh();
  const queries = useQueryClient();
  const { busy, problem, change } = useSubmitChange();
  const [isSame, setSame] = useState(false);
  const { asked: changesToConfirm, ask: setChangesToConfirm, close } = useConfirmStep<readonly RebateChange[]>();
  /** The changes saved last. While their dialog closes, a second tap on it must not save them again. */
  const [savedChanges, setSavedChanges] = useState<readonly RebateChange[]>();
  const closeToast = useRef<() => void>(undefined);
  const query = downlineRebatesQuery(gateway, member.customerId);
  // Typing closes the toast, since the new values are not saved.
  useEffect(
    () =>
      scope.form.subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          if (type === 'change') closeToast.current?.();
        },
      }),
    [scope],
  );
  const clearOutcome = () => {
    closeToast.current?.();
    setSame(false);
  };
  const askToConfirm = async (values: { readonly [field: string]: string }) => {
    const typed = await scope.valuesToSend(values);
    const changes = rebates
      .map(({ type, rebateValue, maxRebate }) => {
        const before = Number(rebateValue ?? 0);
        const after = readPercent(typed[fieldOf(type)] ?? '') ?? before;
        return { type, before, after, kept: Math.round((Number(maxRebate ?? after) - after) * 1e4) / 1e4 };
      })
      .filter(({ before, after }) => before !== after);
    if (changes.length === 0) setSame(true);
    else setChangesToConfirm(changes);
  };
  const save = async (changes: readonly RebateChange[]) => {
    const configs = rebates.map(({ type, prizeModeId, rebateValue }) => ({
      type,
      prizeModeId: prizeModeId ?? null,
      rebateValue: changes.find((one) => one.type === type)?.after ?? Number(rebateValue ?? 0),
    }));
    const checkSaved = async () => {
      const { configs: newConfigs } = await readFresh(query);
      return changes.every(({ type, after }) =>
        newConfigs?.some((one) => one.type === type && Number(one.rebateValue) === after),
      );
    };
    const isDone = await change(() => updateDownlineRebates(gateway, { customerName: member.customerName, configs }), {
      checkSaved,
    });
    if (isDone) setSavedChanges(changes);
    close();
    await queries.invalidateQueries({ queryKey: query.queryKey });
    if (isDone) closeToast.current = toast({ kind: 'success', text: t('widget.team.rebatesSaved') });
  };
  const submit = () => {
    clearOutcome();
    void scope.form.handleSubmit(
      ({ values }) => askToConfirm(values),
      () => focusFirst(scope),
    )();
  };
  return {
    busy,
    problem: isSame ? t('widget.team.rebatesSame') : problem,
    submit,
    /** The changes that the open dialog asks about. */
    changesToConfirm,
    close,
    save: () => changesToConfirm && changesToConfirm !== savedChanges && void save(changesToConfirm),
  };
}

/** Name of a group's field. */
export function fieldOf(type: string): string {
  return `rebate ${type}`;
}
