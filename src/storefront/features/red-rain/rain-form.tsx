import { type ReactNode, useEffect } from 'react';
import { FundLock } from '@/storefront/forms/account/fund/fund-told';
import { UnsettledNote } from '@/storefront/forms/account/unsettled/unsettled-note';
import { AmountField } from '@/storefront/forms/fields/amount-field';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { whenIdle } from '@/storefront/platform/browser/when-idle';
import type { Rain, Receiver } from '@/storefront/platform/gateway/queries/agents/red-rain';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { type RainLimits, totalOf } from './rain-limits';
import { ReceiverList } from './receiver-list';
import styles from './red-rain.module.css';
import { type RainFormState, rainCalls, useRainForm } from './use-rain-form';

/** Its code loads while the form is filled in. */
const loadConfirmation = async () => ({ default: (await import('./rain-confirmation')).RainConfirmation });
const confirmation = createLazy(loadConfirmation);

type Props = {
  readonly people: readonly Receiver[];
  readonly limits: RainLimits;
  readonly record: ReactNode;
  /** A rain that is repeated for those whom it missed. */
  readonly retryRain: Rain | undefined;
  /** `earlier`: when it was first sent, if that try got no answer. */
  readonly onMade: (rain: Rain, earlier: number | undefined) => void;
};

/** Receivers and amounts. The total is shown, then confirmed with the fund password. */
export function RainForm({ people, limits, record, retryRain, onMade }: Props) {
  const t = useText();
  useEffect(() => whenIdle(() => void loadConfirmation().catch(() => undefined)), []);
  const state = useRainForm({ people, limits, retryRain });
  const { asked } = state.question;
  return (
    <>
      <UnsettledNote
        calls={rainCalls}
        unknownText={t('widget.rain.unknown')}
        record={record}
        waits={asked !== undefined}
        onFound={state.clearAmount}
      />
      {asked === undefined && <FundLock />}
      <Form label={t('widget.rain.form')} onSubmit={state.submit}>
        <Amount limits={limits} state={state} />
        <ReceiverList people={people} most={limits.receivers} chosen={state.chosenIds} onChange={state.choose} />
        <Total state={state} />
      </Form>
      {asked !== undefined && (
        <LazyComponent of={confirmation} fallback={null}>
          {(Confirmation) => (
            <Confirmation
              calls={rainCalls}
              minor={asked}
              totalMinor={totalOf(state.mode, asked, state.count)}
              state={state}
              onMade={onMade}
            />
          )}
        </LazyComponent>
      )}
    </>
  );
}

type PartProps = { readonly state: RainFormState };

/** The same for each or by chance, and how much. */
function Amount({ limits, state }: PartProps & { readonly limits: RainLimits }) {
  const t = useText();
  const format = useFormat();
  const { scope, mode, setMode, range } = state;
  const formatMinor = (minor: number) => format.money(amountText(minor));
  const hint =
    limits.most === undefined
      ? undefined
      : t('widget.rain.each', { least: formatMinor(limits.least), most: formatMinor(limits.most) });
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
        <AmountField scope={scope} name="amount" label={t(`widget.rain.amount.${mode}`)} hint={hint} {...range} />
      </div>
    </Card>
  );
}

/** What all receive together, and the button. */
function Total({ state: { mode, typedMinor = 0, count, isNobodyChosen, canSubmit } }: PartProps) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles.foot}>
      <FormAlert problems={[isNobodyChosen ? t('widget.rain.choose') : undefined]} />
      <p className={styles.sum} role="status">
        <span>{t('widget.rain.people', { count: format.number(count) })}</span>
        <bdi className={styles.whole}>{format.money(amountText(totalOf(mode, typedMinor, count)))}</bdi>
      </p>
      <Button type="submit" size="l" wide disabled={!canSubmit}>
        {t('widget.rain.continue')}
      </Button>
    </div>
  );
}
