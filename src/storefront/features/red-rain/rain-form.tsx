import type { ReactNode } from 'react';
import { FundLock } from '@/storefront/forms/account/fund/fund-tries';
import { UnsettledNote } from '@/storefront/forms/account/unsettled/unsettled-note';
import { AmountField } from '@/storefront/forms/fields/amount-field';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import { amountText } from '@/storefront/forms/rules/read-amount';
import type { Rain, Receiver } from '@/storefront/platform/gateway/queries/agents/red-rain';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { RainConfirmation } from './rain-confirmation';
import { type RainLimits, totalOf } from './rain-limits';
import { ReceiverList } from './receiver-list';
import styles from './red-rain.module.css';
import { type RainFormState, rainCalls, useRainForm } from './use-rain-form';

type Props = {
  readonly people: readonly Receiver[];
  readonly limits: RainLimits;
  readonly record: ReactNode;
  /** A rain that is repeated for those whom it missed. */
  readonly retryRain: Rain | undefined;
  readonly onRetryTaken: () => void;
  /** `earlier`: when the rain was first sent, if that try got no answer. */
  readonly onMade: (rain: Rain, earlier: number | undefined) => void;
};

/** Receivers and amounts. The total is shown, then confirmed with the fund password. */
export function RainForm({ people, limits, record, retryRain, onRetryTaken, onMade }: Props) {
  const t = useText();
  const state = useRainForm({ people, limits, retryRain, onRetryTaken });
  const isConfirming = state.confirmation.asked !== undefined;
  return (
    <>
      <UnsettledNote
        calls={rainCalls}
        unknownText={t('widget.rain.unknown')}
        record={record}
        waits={isConfirming}
        onFound={state.clear}
      />
      {!isConfirming && <FundLock />}
      <Form label={t('widget.rain.form')} onSubmit={state.submit}>
        <AmountCard limits={limits} state={state} />
        <ReceiverList
          people={people}
          most={limits.receivers}
          chosen={state.receiverIds}
          onChange={state.setReceiverIds}
        />
        <Foot state={state} />
      </Form>
      <RainConfirmation state={state} onMade={onMade} />
    </>
  );
}

type StateProps = { readonly state: RainFormState };

/** A choice, the same for each or a random share of one amount; then the amount. */
function AmountCard({ limits, state }: StateProps & { readonly limits: RainLimits }) {
  const t = useText();
  const format = useFormat();
  const { least, most } = limits;
  const { scope, mode, setMode, amountRange } = state;
  const hint =
    most === undefined
      ? undefined
      : t('widget.rain.each', { least: format.money(amountText(least)), most: format.money(amountText(most)) });
  return (
    <Card pad="l">
      <div className={styles.part}>
        <Tabs
          label={t('widget.rain.mode')}
          tabs={[
            { key: 'equal', label: t('widget.rain.mode.equal') },
            { key: 'random', label: t('widget.rain.mode.random') },
          ]}
          chosen={mode}
          onChoose={setMode}
        />
        <AmountField scope={scope} name="amount" label={t(`widget.rain.amount.${mode}`)} hint={hint} {...amountRange} />
      </div>
    </Card>
  );
}

/** The total, and the button to the confirmation. */
function Foot({ state }: StateProps) {
  const t = useText();
  const format = useFormat();
  const { mode, typedMinor = 0, receiverIds, hasNoReceiver, canSubmit } = state;
  return (
    <div className={styles.foot}>
      <FormAlert problems={[hasNoReceiver ? t('widget.rain.choose') : undefined]} />
      <p className={styles.sum} role="status">
        <span>{t('widget.rain.people', { count: format.number(receiverIds.size) })}</span>
        <bdi className={styles.whole}>{format.money(amountText(totalOf(mode, typedMinor, receiverIds.size)))}</bdi>
      </p>
      <Button type="submit" size="l" wide disabled={!canSubmit}>
        {t('widget.rain.continue')}
      </Button>
    </div>
  );
}
