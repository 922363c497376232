import { useEffect, useRef } from 'react';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { useLayer } from '@/storefront/ui/overlays/use-layer';
import { isWallet, nameOf } from './bank';
import styles from './card-dialog.module.css';
import { groupedDigits, maskedName, type NewAccount, places } from './new-account';

type Props = {
  readonly account: NewAccount;
  /** Name of the account holder; empty while unknown. */
  readonly holder: string;
  /** Goes back to the form, not out of the sheet. */
  readonly onBack: () => void;
};

/** The account as it will be saved. A wrong digit that is missed here sends money to somebody else. */
export function AccountCheck({ account: { bank, number, place }, holder, onBack }: Props) {
  const t = useText();
  const language = useLanguage();
  useLayer(onBack);
  const checkRef = useRef<HTMLDivElement>(null);
  useEffect(() => checkRef.current?.focus(), []);
  const lines = [
    { name: t('widget.withdraw.holder'), words: holder === '' ? '' : maskedName(holder) },
    { name: t(isWallet(bank) ? 'widget.withdraw.kind.wallet' : 'widget.withdraw.bank'), words: nameOf(bank, language) },
    ...places.map((name) => ({ name: t(`widget.withdraw.${name}`), words: place[name] ?? '' })),
  ].filter(({ words }) => words !== '');
  return (
    <div ref={checkRef} tabIndex={-1} className={styles.check}>
      <dl>
        {lines.map(({ name, words }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{words}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t(isWallet(bank) ? 'widget.withdraw.walletNumber' : 'widget.withdraw.card')}</dt>
          <dd className={styles.number}>
            <bdi dir="ltr">{groupedDigits(number)}</bdi>
          </dd>
        </div>
      </dl>
      <p>{t('widget.withdraw.checkNote')}</p>
      <Button tone="ghost" wide onClick={onBack}>
        {t('widget.withdraw.change')}
      </Button>
    </div>
  );
}
