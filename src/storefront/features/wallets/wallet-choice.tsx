import { useText } from '@/storefront/platform/languages/use-text';
import { IconButton } from '@/storefront/ui/button';
import { Select } from '@/storefront/ui/fields/select';
import type { Ends } from './use-ends';
import type { Wallet } from './use-wallets';
import styles from './wallets.module.css';

type Props = {
  readonly wallets: readonly Wallet[];
  readonly from: Wallet;
  readonly to: Wallet;
  readonly onChoose: (ends: Ends) => void;
};

/** Source and target wallet; one tap swaps them. */
export function WalletChoice({ wallets, from, to, onChoose }: Props) {
  const t = useText();
  const options = Object.fromEntries(wallets.map(({ id, name }) => [String(id), name]));
  return (
    <div className={styles.choice}>
      <Select
        label={t('widget.wallets.from')}
        options={options}
        value={String(from.id)}
        onChange={(id) => onChoose({ from: Number(id) })}
      />
      <span className={styles.swap}>
        <IconButton
          icon="transfer"
          label={t('widget.wallets.swap')}
          onClick={() => onChoose({ from: to.id, to: from.id })}
        />
      </span>
      <Select
        label={t('widget.wallets.to')}
        options={options}
        value={String(to.id)}
        onChange={(id) => onChoose({ to: Number(id) })}
      />
    </div>
  );
}
