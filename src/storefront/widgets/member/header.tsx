import { useText } from '@/storefront/i18n/use-text';
import { useFact } from '@/storefront/renderer/hooks';
import type { WidgetComponentProps } from '@/storefront/renderer/manifest';
import { useSession } from '@/storefront/session';
import { Icon } from '@/storefront/ui/icon';
import styles from './header.module.css';

export default function MemberHeader({ props, emit }: WidgetComponentProps<'member.header'>) {
  const signedIn = useSession() !== undefined;
  if (!signedIn) {
    return (
      <button type="button" className={styles.header} data-guest onClick={() => emit('login')}>
        <Avatar />
        <span className={styles.name}>{props.loginPrompt}</span>
        <Icon name="chevron" />
      </button>
    );
  }
  return <Member props={props} onTap={() => emit('tap')} />;
}

type MemberProps = { readonly props: WidgetComponentProps<'member.header'>['props']; readonly onTap: () => void };

function Member({ props, onTap }: MemberProps) {
  const t = useText();
  const name = useFact('member.name');
  const account = useFact('member.account');
  const days = useFact('member.days');
  const label = useFact('member.vipLabel');
  const level = props.level ?? (typeof label === 'string' ? label : undefined);
  return (
    <button type="button" className={styles.header} onClick={onTap}>
      <Avatar letter={typeof name === 'string' ? [...name][0] : undefined} />
      <span className={styles.words}>
        <span className={styles.name}>{typeof name === 'string' ? name : t('widget.loading')}</span>
        <span className={styles.note}>
          {typeof account === 'string' && account !== name ? `${account} · ` : ''}
          {typeof days === 'number' ? t('widget.member.days', { count: days }) : ''}
        </span>
      </span>
      {level !== undefined && level !== '' && (
        <span className={styles.level}>
          <Icon name="crown" size="s" />
          {level}
        </span>
      )}
    </button>
  );
}

function Avatar({ letter }: { readonly letter?: string | undefined }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {letter === undefined ? <Icon name="user" size="l" /> : letter.toUpperCase()}
    </span>
  );
}
