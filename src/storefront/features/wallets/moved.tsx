import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { MoneyState } from '@/storefront/ui/money-state';
import styles from './wallets.module.css';

type Props = {
  readonly words: string;
  readonly amount: string;
  readonly record: ReactNode;
  readonly onAgain: () => void;
};

/** Money that has changed its wallet, in the place of the form that sent it. */
export function Moved({ words, amount, record, onAgain }: Props) {
  const t = useText();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Card pad="l">
      <section ref={place} tabIndex={-1} className={styles.stack} aria-label={t('widget.wallets.form')}>
        <MoneyState state="success" words={words} amount={amount} note="" />
        {record}
        <Button tone="secondary" wide onClick={onAgain}>
          {t('widget.wallets.again')}
        </Button>
      </section>
    </Card>
  );
}
