import { type ReactNode, useEffect, useState } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { FundLock } from '@/storefront/forms/account/fund/fund-tries';
import { useFundLock } from '@/storefront/forms/account/fund/use-fund-lock';
import { UnsettledNote } from '@/storefront/forms/account/unsettled/unsettled-note';
import { useIsUnsettled } from '@/storefront/forms/account/unsettled/use-unsettled';
import { useConfirmStep } from '@/storefront/forms/account/use-confirm-step';
import { AmountField } from '@/storefront/forms/fields/amount-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import { fieldName } from '@/storefront/forms/form-scope';
import { amountText, minorOf, readAmount } from '@/storefront/forms/rules/read-amount';
import { useDraft } from '@/storefront/forms/use-draft';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { useValueOf } from '@/storefront/forms/use-value-of';
import { whenIdle } from '@/storefront/platform/browser/when-idle';
import { giveRain, type Rain, type Receiver } from '@/storefront/platform/gateway/queries/agents/red-rain';
import { balanceQuery, mainBalanceOf } from '@/storefront/platform/gateway/queries/money/wallet';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSession } from '@/storefront/platform/session/use-session';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { amountAgain, missedBy } from './give-again';
import { amountRange, type Mode, type RainLimits, totalOf } from './rain-limits';
import { ReceiverList } from './receiver-list';
import styles from './red-rain.module.css';

type Props = {
  readonly people: readonly Receiver[];
  readonly limits: RainLimits;
  readonly record: ReactNode;
  /** A rain that is repeated for those whom it missed. */
  readonly retryRain: Rain | undefined;
  /** `earlier`: when it was first sent, if that try got no answer. */
  readonly onMade: (rain: Rain, earlier: number | undefined) => void;
};

/** The confirmation, whose code loads while the form is filled in. */
const loadConfirm = async () => {
  const { ConfirmMoneyDialog } = await import('@/storefront/forms/account/confirm-money-dialog');
  return { default: ConfirmMoneyDialog<Rain> };
};
const confirmDialog = createLazy(loadConfirm);

const calls = ['transferMultiple'] as const;

/** Receivers and amounts. The total is shown, then confirmed with the fund password. */
export function RainForm({ people, limits, record, retryRain, onMade }: Props) {
  const t = useText();
  useEffect(() => whenIdle(() => void loadConfirm().catch(() => undefined)), []);
  const run = useAction();
  const format = useFormat();
  const gateway = useGateway();
  const session = useSession();
  const scope = useNewForm();
  const draft = useDraft(scope, 'red-rain', session?.userName ?? '');
  const balance = useQuery(balanceQuery(gateway));
  const [mode, setMode] = useState<Mode>(retryRain?.mode === 'random' ? 'random' : 'equal');
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(() => missedBy(retryRain, people));
  const { form } = scope;
  useEffect(() => {
    if (retryRain !== undefined) form.setValue(fieldName('amount'), amountAgain(retryRain));
  }, [retryRain, form]);
  const { asked: askedMinor, ask: setAskedMinor, close, hold } = useConfirmStep<number>();
  const [isNobodyChosen, setNobodyChosen] = useState(false);
  const isUnsettled = useIsUnsettled(calls);
  const isLocked = useFundLock() !== undefined;
  const available = minorOf(mainBalanceOf(balance.data));
  const count = chosenIds.size;
  const { minimum, maximum } = amountRange(limits, { mode, count, available });
  const typedMinor = readAmount(useValueOf(scope, fieldName('amount')) ?? '');
  const formatMinor = (minor: number) => format.money(amountText(minor));
  const submit = scope.form.handleSubmit(
    ({ values }) => {
      setNobodyChosen(count === 0);
      const minor = readAmount(values.amount ?? '');
      if (count > 0 && minor !== undefined) setAskedMinor(minor);
    },
    () => focusFirst(scope),
  );
  const hint =
    limits.most === undefined
      ? undefined
      : t('widget.rain.each', { least: formatMinor(limits.least), most: formatMinor(limits.most) });
  const problem = isNobodyChosen && count === 0 ? t('widget.rain.choose') : undefined;
  return (
    <>
      <UnsettledNote
        calls={calls}
        unknownText={t('widget.rain.unknown')}
        record={record}
        waits={askedMinor !== undefined}
        onFound={() => scope.form.setValue('values.amount', '')}
      />
      {askedMinor === undefined && <FundLock />}
      <Form label={t('widget.rain.form')} onSubmit={() => void submit()}>
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
            <AmountField
              scope={scope}
              name="amount"
              label={t(`widget.rain.amount.${mode}`)}
              hint={hint}
              minimum={minimum}
              maximum={maximum}
            />
          </div>
        </Card>
        <ReceiverList
          people={people}
          most={limits.receivers}
          chosen={chosenIds}
          onChange={(next) => {
            setChosenIds(next);
            if (scope.form.formState.isSubmitted) void scope.form.trigger();
          }}
        />
        <div className={styles.foot}>
          <FormAlert problems={[problem]} />
          <p className={styles.sum} role="status">
            <span>{t('widget.rain.people', { count: format.number(count) })}</span>
            <bdi className={styles.whole}>{formatMinor(totalOf(mode, typedMinor ?? 0, count))}</bdi>
          </p>
          <Button type="submit" size="l" wide disabled={isUnsettled || isLocked}>
            {t('widget.rain.continue')}
          </Button>
        </div>
      </Form>
      {askedMinor !== undefined && (
        <LazyComponent of={confirmDialog} fallback={null}>
          {(ConfirmDialog) => (
            <ConfirmDialog
              title={t('widget.rain.confirm')}
              amount={formatMinor(totalOf(mode, askedMinor, count))}
              lines={[
                { name: t('widget.rain.receivers'), amount: format.number(count) },
                ...(mode === 'equal' ? [{ name: t('widget.rain.amount.equal'), amount: formatMinor(askedMinor) }] : []),
              ]}
              sum={{ name: t('widget.rain.total'), amount: formatMinor(totalOf(mode, askedMinor, count)) }}
              submitLabel={t('widget.rain.send')}
              unknownText={t('widget.rain.unknown')}
              calls={calls}
              send={(paymentPassword) =>
                hold(
                  giveRain(gateway, {
                    customerIds: [...chosenIds].sort(),
                    amount: amountText(askedMinor),
                    mode,
                    paymentPassword,
                  }),
                )
              }
              onClose={close}
              onFailed={draft.keep}
              onDone={(rain, earlier) => {
                draft.drop();
                run({ do: 'refreshBalance' });
                close();
                onMade(rain, earlier);
              }}
            />
          )}
        </LazyComponent>
      )}
    </>
  );
}
