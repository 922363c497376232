import { cardDialog } from '@/storefront/forms/account/bank/late-card';
import type { CardRequirements } from '@/storefront/forms/account/bank/new-account';
import { fundPasswordDialog } from '@/storefront/forms/account/fund/late-fund-password';
import { nameDialog, phoneDialog } from '@/storefront/forms/account/late-dialogs';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { Card } from '@/storefront/ui/card';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import { Row } from '@/storefront/ui/row';
import { LazyComponent } from '@/storefront/ui/states/lazy-component';
import styles from './missing.module.css';

type Step = 'phone' | 'name' | 'password' | 'card';

/** Dialogs of the steps that need nothing else. */
const dialogs: ReadonlyMap<string, typeof phoneDialog> = new Map([
  ['phone', phoneDialog],
  ['name', nameDialog],
  ['password', fundPasswordDialog],
]);

type Props = {
  readonly known: CallValue<'securityConfig'>;
  readonly hasCard: boolean;
  readonly asks: CardRequirements;
};

/** Steps that are missing before a withdrawal, in order. Each opens in a dialog, so that typed values stay. */
export function Missing({ known: config, hasCard, asks }: Props) {
  const t = useText();
  const { shown, open, close: closeSheet } = useSheet('step');
  const steps: readonly Step[] = [
    // The phone that proves a new account comes before it.
    ...(asks.proof && !hasCard && !isOn(config.mobileBound) ? (['phone'] as const) : []),
    ...(isOn(config.payeeNameSet) ? [] : (['name'] as const)),
    ...(isOn(config.hasPaymentPassword) ? [] : (['password'] as const)),
    ...(hasCard ? [] : (['card'] as const)),
  ];
  const icons = { phone: 'phone', name: 'id', password: 'lock', card: 'wallet' } as const;
  const close = () => closeSheet();
  const dialog = shown === undefined ? undefined : dialogs.get(shown);
  return (
    <>
      {steps.length > 0 && (
        <section className={styles.missing} aria-label={t('widget.withdraw.missing')}>
          <p className={styles.title}>{t('widget.withdraw.missing')}</p>
          <Card pad="none">
            <ul>
              {steps.map((step) => (
                <li key={step}>
                  <Row
                    icon={icons[step]}
                    label={t(`widget.withdraw.step.${step}`)}
                    onClick={() => open(step === 'card' ? firstOf(steps) : step)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
      {dialog !== undefined && (
        <LazyComponent key={shown} of={dialog} fallback={null}>
          {(Dialog) => <Dialog onClose={close} />}
        </LazyComponent>
      )}
      {shown === 'card' && (
        <LazyComponent of={cardDialog} fallback={null}>
          {(CardDialog) => <CardDialog asks={asks} onClose={close} />}
        </LazyComponent>
      )}
    </>
  );
}

/** The step before a new account: it needs the member's name, and the member's phone if proof is demanded. */
function firstOf(steps: readonly Step[]): Step {
  return steps.find((step) => step === 'phone' || step === 'name') ?? 'card';
}
