import { type ReactNode, useEffect, useState } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { FundLock } from '@/storefront/forms/account/fund/fund-told';
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
import { amountRange, type Mode, type RainLimits, wholeOf } from './rain-limits';
import { ReceiverList } from './receiver-list';
import styles from './red-rain.module.css';

type Props = {
  readonly people: readonly Receiver[];
  readonly limits: RainLimits;
  readonly record: ReactNode;
  /** A rain that is repeated for those whom it missed. */
  readonly again: Rain | undefined;
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
export function RainForm({ people, limits, record, again, onMade }: Props) {
  const t = useText();
  useEffect(() => whenIdle(() => void loadConfirm().catch(() => undefined)), []);
  const run = useAction();
  const format = useFormat();
  const gateway = useGateway();
  const session = useSession();
  const scope = useNewForm();
  const draft = useDraft(scope, 'red-rain', session?.userName ?? '');
  const balance = useQuery(balanceQuery(gateway));
  const [mode, setMode] = useState<Mode>(again?.mode === 'random' ? 'random' : 'equal');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => missedBy(again, people));
  const { form } = scope;
  useEffect(() => {
    if (again !== undefined) form.setValue(fieldName('amount'), amountAgain(again));
  }, [again, form]);
  const { asked, ask, close, hold } = useConfirmStep<number>();
  const [isMissing, setMissing] = useState(false);
  const isUnsettled = useIsUnsettled(calls);
  const isLocked = useFundLock() !== undefined;
  const available = minorOf(mainBalanceOf(balance.data));
  const count = chosen.size;
  const { minimum, maximum } = amountRange(limits, { mode, count, available });
  const typed = readAmount(useValueOf(scope, fieldName('amount')) ?? '');
  const write = (minor: number) => format.money(amountText(minor));
  const submit = scope.form.handleSubmit(
    ({ values }) => {
      setMissing(count === 0);
      const minor = readAmount(values.amount ?? '');
      if (count > 0 && minor !== undefined) ask(minor);
    },
    () => focusFirst(scope),
  );
  const hint =
    limits.most === undefined
      ? undefined
      : t('widget.rain.each', { least: write(limits.least), most: write(limits.most) });
  const problem = isMissing && count === 0 ? t('widget.rain.choose') : undefined;
  return (
    <>
      <UnsettledNote
        calls={calls}
        unknownText={t('widget.rain.unknown')}
        record={record}
        waits={asked !== undefined}
        onFound={() => scope.form.setValue('values.amount', '')}
      />
      {asked === undefined && <FundLock />}
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
          chosen={chosen}
          onChange={(next) => {
            setChosen(next);
            if (scope.form.formState.isSubmitted) void scope.form.trigger();
          }}
        />
        <div className={styles.foot}>
          <FormAlert problems={problem === undefined ? [] : [problem]} />
          <p className={styles.sum} role="status">
            <span>{t('widget.rain.people', { count: format.number(count) })}</span>
            <bdi className={styles.whole}>{write(wholeOf(mode, typed ?? 0, count))}</bdi>
          </p>
          <Button type="submit" size="l" wide disabled={isUnsettled || isLocked}>
            {t('widget.rain.continue')}
          </Button>
        </div>
      </Form>
      {asked !== undefined && (
        <LazyComponent of={confirmDialog} fallback={null}>
          {(ConfirmDialog) => (
            <ConfirmDialog
              title={t('widget.rain.confirm')}
              amount={write(wholeOf(mode, asked, count))}
              lines={[
                { name: t('widget.rain.receivers'), amount: format.number(count) },
                ...(mode === 'equal' ? [{ name: t('widget.rain.amount.equal'), amount: write(asked) }] : []),
              ]}
              sum={{ name: t('widget.rain.total'), amount: write(wholeOf(mode, asked, count)) }}
              submitLabel={t('widget.rain.send')}
              unknownText={t('widget.rain.unknown')}
              calls={calls}
              send={(paymentPassword) =>
                hold(
                  giveRain(gateway, {
                    customerIds: [...chosen].sort(),
                    amount: amountText(asked),
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
