import { useState } from 'react';
import { CardDialog } from '@/storefront/forms/account/card-dialog';
import { FundPasswordDialog } from '@/storefront/forms/account/fund-password-dialog';
import { NameDialog } from '@/storefront/forms/account/name-dialog';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { Card } from '@/storefront/ui/card';
import { Row } from '@/storefront/ui/row';
import styles from './missing.module.css';

type Step = 'name' | 'password' | 'card';

type Props = {
  readonly known: CallValue<'securityConfig'>;
  readonly hasCard: boolean;
  readonly asksPlace: boolean;
};

/** What has to be set up before money goes out, in order; each opens in place, so that what is typed below stays. */
export function Missing({ known, hasCard, asksPlace }: Props) {
  const t = useText();
  const [open, setOpen] = useState<Step>();
  const steps: readonly Step[] = [
    ...(isOn(known.payeeNameSet) ? [] : (['name'] as const)),
    ...(isOn(known.hasPaymentPassword) ? [] : (['password'] as const)),
    ...(hasCard ? [] : (['card'] as const)),
  ];
  const icons = { name: 'id', password: 'lock', card: 'wallet' } as const;
  const close = () => setOpen(undefined);
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
                    // A card is in the member's own name.
                    onClick={() => setOpen(step === 'card' && steps.includes('name') ? 'name' : step)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
      {open === 'name' && <NameDialog onClose={close} />}
      {open === 'password' && <FundPasswordDialog onClose={close} />}
      {open === 'card' && <CardDialog asksPlace={asksPlace} onClose={close} />}
    </>
  );
}
