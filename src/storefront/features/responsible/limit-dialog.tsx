import { FirstFocus } from '@/storefront/forms/account/first-focus';
import { TextField } from '@/storefront/forms/fields/text-field';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import { fieldName } from '@/storefront/forms/form-scope';
import { useFirstValues } from '@/storefront/forms/use-first-values';
import { useNewForm } from '@/storefront/forms/use-new-form';
import { setPlayLimit } from '@/storefront/platform/gateway/queries/member/responsible';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { toast } from '@/storefront/ui/overlays/toast';
import { isTooMuch, largestLimit, readLimit, typedAs } from './read-limit';
import { useKeptValues } from './use-kept-values';
import { useLimitText } from './use-limit-text';
import type { Limit, useSaferPlay } from './use-safer-play';

type Props = Pick<ReturnType<typeof useSaferPlay>, 'busy' | 'refusal' | 'change'> & {
  readonly limit: Limit;
  readonly onClose: () => void;
};

/** Sets or removes one limit. A refusal is shown in the dialog, and typed values stay. */
export function LimitDialog({ limit: { kind, period, amount, used }, busy, refusal, change, onClose }: Props) {
  const t = useText();
  const gateway = useGateway();
  const format = useFormat();
  const limitText = useLimitText();
  const scope = useNewForm();
  const keepDraft = useKeptValues(scope, `limit ${kind} ${period}`);
  useFirstValues(scope, { amount: amount === null ? undefined : typedAs(amount) });
  const wrongText = t(kind === 'time' ? 'widget.safer.wrongTime' : 'widget.safer.wrong');
  const faultIn = (typed: string) => {
    if (readLimit(kind, typed) !== undefined) return undefined;
    return kind !== 'time' && isTooMuch(typed)
      ? t('widget.safer.most', { amount: format.money(largestLimit) })
      : wrongText;
  };
  const send = async (typed: string | undefined) => {
    const newAmount = typed === undefined ? null : Number(typed);
    const isDone = await change({
      onEnded: keepDraft,
      send: () => setPlayLimit(gateway, { kind, period, ...(typed !== undefined && { amount: typed }) }),
      holds: ({ limits }) =>
        limits.some(
          (one) => one.kind === kind && one.period === period && [one.amount, one.next?.amount].includes(newAmount),
        ),
    });
    if (!isDone) return;
    toast({ kind: 'success', text: t('widget.safer.saved') });
    onClose();
  };
  const submit = scope.form.handleSubmit(
    ({ values }) => send(readLimit(kind, values.amount ?? '')),
    () => scope.form.setFocus(fieldName('amount')),
  );
  const title = `${t(`widget.safer.kind.${kind}`)} · ${t(`widget.safer.period.${period}`)}`;
  return (
    <Dialog title={title} closeLabel={t('widget.close')} onClose={busy ? undefined : onClose}>
      <FirstFocus>
        <Form label={title} onSubmit={() => void submit()}>
          <TextField
            scope={scope}
            name="amount"
            label={t(kind === 'time' ? 'widget.safer.minutesLabel' : 'widget.safer.amountLabel')}
            hint={t('widget.safer.used', { used: limitText(kind, used) })}
            inputMode={kind === 'time' ? 'numeric' : 'decimal'}
            rule={{ required: true, maxLength: 30 }}
            requiredText={wrongText}
            also={faultIn}
            last
          />
          <FormAlert problems={[refusal]} />
          <Button type="submit" size="l" wide busy={busy}>
            {t('widget.safer.save')}
          </Button>
          {amount !== null && (
            <Button tone="secondary" wide disabled={busy} onClick={() => void send(undefined)}>
              {t('widget.safer.remove')}
            </Button>
          )}
        </Form>
      </FirstFocus>
    </Dialog>
  );
}
