import { useState } from 'react';
import { SelectField } from '@/storefront/forms/fields/select-field';
import { TextField } from '@/storefront/forms/fields/text-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import { useNewForm } from '@/storefront/forms/use-new-form';
import {
  type Contract,
  type ContractKind,
  offerContract,
} from '@/storefront/platform/gateway/queries/agents/contracts';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { toast } from '@/storefront/ui/overlays/toast';
import styles from './contract.module.css';
import { areSame, fieldValuesOf, mostSteps, stepsOf } from './offer-steps';
import { StepFields } from './step-fields';
import type { Moving } from './use-move';

type Props = {
  readonly kind: ContractKind;
  /** The active contract that gets new terms. */
  readonly changed?: Contract;
  readonly moving: Moving;
  readonly onClose: () => void;
};

/** Offers a contract to a direct downline, or new terms for `changed`. After a refusal, typed values stay. */
export function OfferDialog({ kind, changed, moving, onClose }: Props) {
  const t = useText();
  const gateway = useGateway();
  const scope = useNewForm();
  const { busy, problem, move } = moving;
  const [showsUnchanged, setShowsUnchanged] = useState(false);
  const termsBefore = changed?.details ?? [];
  const valuesBefore = fieldValuesOf(termsBefore);
  const [count, setCount] = useState(() => {
    for (const [name, text] of Object.entries(valuesBefore)) scope.form.setValue(`values.${name}`, text);
    return Math.max(1, termsBefore.length);
  });
  const message = showsUnchanged ? t('widget.contract.unchanged') : problem;
  const title = t(changed === undefined ? 'widget.contract.offer' : 'widget.contract.change');
  const submit = scope.form.handleSubmit(
    async ({ values }) => {
      const receiver = changed?.receiver ?? values.receiver?.trim() ?? '';
      const request = { receiver, details: stepsOf(values, count) };
      const isUnchanged = changed !== undefined && areSame(request.details, termsBefore);
      setShowsUnchanged(isUnchanged);
      if (isUnchanged) return;
      const contractId = changed === undefined ? {} : { contractId: changed.id };
      const outcome = await move(() => offerContract(gateway, kind, { ...request, ...contractId }));
      if (outcome === 'done') toast({ kind: 'success', text: t('widget.contract.sent') });
      if (outcome !== 'refused') onClose();
    },
    () => focusFirst(scope),
  );
  return (
    <Dialog title={title} closeLabel={t('widget.close')} onClose={busy ? undefined : onClose}>
      <Form label={title} onSubmit={() => void submit()}>
        {changed === undefined ? (
          <TextField
            scope={scope}
            name="receiver"
            label={t('widget.contract.receiver')}
            kind="username"
            rule={{ required: true, maxLength: 40 }}
            requiredText={t('widget.contract.needReceiver')}
          />
        ) : (
          <p className={styles.next}>{t('widget.contract.changeNote', { name: changed.receiver ?? '' })}</p>
        )}
        <SelectField
          scope={scope}
          name="rateType"
          label={t('widget.contract.rateType')}
          options={(['P', 'F'] as const).map((value) => ({ value, words: t(`widget.contract.rateType.${value}`) }))}
        />
        {Array.from({ length: count }, (_, index) => (
          <StepFields
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their position
            key={index}
            kind={kind}
            scope={scope}
            index={index}
            rateBefore={valuesBefore[`rate${index}`]}
          />
        ))}
        <div className={styles.answers}>
          {count > 1 && (
            <Button tone="ghost" icon="minus" size="s" onClick={() => setCount(count - 1)}>
              {t('widget.contract.dropStep')}
            </Button>
          )}
          {count < mostSteps && (
            <Button tone="ghost" icon="plus" size="s" onClick={() => setCount(count + 1)}>
              {t('widget.contract.addStep')}
            </Button>
          )}
        </div>
        <FormAlert problems={[message]} />
        <Button type="submit" size="l" wide busy={busy}>
          {t('widget.contract.send')}
        </Button>
      </Form>
    </Dialog>
  );
}
