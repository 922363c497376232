import { useFact } from '@/storefront/renderer/hooks';
import type { WidgetComponentProps } from '@/storefront/renderer/manifest';
import { Icon } from '@/storefront/ui/icon';
import { useBalance } from '@/storefront/ui/live/use-balance';
import styles from './account.module.css';

export default function Account({ props, emit }: WidgetComponentProps<'shell.account'>) {
  const name = useFact('member.name');
  const balance = useBalance();
  return (
    <button type="button" className={styles.account} onClick={() => emit('tap')}>
      <span className={styles.icon}>
        <Icon name="user" size="s" />
      </span>
      <span className={styles.words}>
        <span className="sr-only">{props.label}: </span>
        <span className={styles.name}>{typeof name === 'string' ? name : '…'}</span>
        <span className={styles.balance} data-busy={balance.busy || undefined}>
          {balance.text}
        </span>
      </span>
    </button>
  );
}
