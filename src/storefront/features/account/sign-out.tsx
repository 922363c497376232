import { useAction } from '@/storefront/contract/hooks';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './sign-out.module.css';

export default function SignOut({ box, props, emit, has }: WidgetComponentProps<'account.sign-out'>) {
  const run = useAction();
  const { label, tone = 'button' } = props;
  const signOut = () => (has('tap') ? emit('tap') : run({ do: 'signOut' }));
  if (tone === 'button') {
    return (
      <Button {...box} tone="danger" icon="logout" wide onClick={signOut}>
        {label}
      </Button>
    );
  }
  return (
    <button {...box} type="button" className={styles.entry} data-closes onClick={signOut}>
      <Icon name="logout" />
      {label}
    </button>
  );
}
