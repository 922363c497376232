import { TextField } from '@/storefront/forms/fields/text-field';
import { type FormScope, fieldName } from '@/storefront/forms/form-scope';
import { minorOf, readAmount } from '@/storefront/forms/rules/read-amount';
import { useValueOf } from '@/storefront/forms/use-value-of';
import type { ContractKind } from '@/storefront/platform/gateway/queries/agents/contracts';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import styles from './contract.module.css';

/** In hundredths, as `readAmount` gives a rate. */
const hundredPercent = 100_00;

type Props = {
  readonly kind: ContractKind;
  readonly scope: FormScope;
  readonly index: number;
  /** The rate of the contract that is changed, as its field first shows it. It may have more than two decimals. */
  readonly rateBefore: string | undefined;
};

/** Fields of one step: what a team must reach, and what it then earns. */
export function StepFields({ kind, scope, index, rateBefore }: Props) {
  const t = useText();
  const format = useFormat();
  const isFixed = useValueOf(scope, fieldName('rateType')) === 'F';
  const typedIn = (name: string) => scope.form.getValues(fieldName(name)) ?? '';
  const turnoverFault = (text: string) => {
    const minor = readAmount(text);
    if (minor === undefined) return t('widget.amount.wrong');
    // The first step may begin at 0.
    const previous = index === 0 ? -1 : (readAmount(typedIn(`turnover${index - 1}`)) ?? -1);
    return minor > previous ? undefined : t('widget.contract.needsMore');
  };
  const rateFault = (text: string) => {
    const minor = text === rateBefore ? minorOf(text) : readAmount(text);
    if (minor === undefined || minor === 0) return t('widget.contract.needRate');
    return !isFixed && minor > hundredPercent ? t('widget.contract.mostPercent') : undefined;
  };
  const sign = (
    <span className={styles.sign} aria-hidden="true">
      {format.symbol}
    </span>
  );
  const rule = { required: true, maxLength: 13 };
  return (
    <fieldset className={styles.step}>
      <legend>{t('widget.contract.step', { number: format.number(index + 1) })}</legend>
      <TextField
        scope={scope}
        name={`turnover${index}`}
        label={t('widget.contract.turnover')}
        inputMode="decimal"
        rule={rule}
        requiredText={t('widget.amount.none')}
        also={turnoverFault}
        start={sign}
      />
      <TextField
        scope={scope}
        name={`active${index}`}
        label={t('widget.contract.active')}
        inputMode="numeric"
        rule={{ required: true, maxLength: 5 }}
        requiredText={t('widget.contract.needActive')}
        also={(text) => (/^\d+$/.test(text) ? undefined : t('widget.contract.needActive'))}
      />
      <TextField
        scope={scope}
        name={`rate${index}`}
        label={t('widget.contract.rate')}
        inputMode="decimal"
        rule={rule}
        requiredText={t('widget.contract.needRate')}
        also={rateFault}
        hint={isFixed ? undefined : t(`widget.contract.rateOf.${kind}`)}
        start={isFixed ? sign : undefined}
        end={
          isFixed ? undefined : (
            <span className={styles.unit} aria-hidden="true">
              %
            </span>
          )
        }
      />
    </fieldset>
  );
}
