import type { Downline } from '@/storefront/platform/gateway/queries/agents/team';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { isAgentType } from '@/storefront/platform/session/session';
import styles from './team.module.css';
import { useLastLogin } from './use-last-login';

type Props = { readonly member: Downline; readonly onOpen: () => void };

export function MemberRow({ member, onOpen }: Props) {
  const t = useText();
  const format = useFormat();
  const lastLogin = useLastLogin();
  const { customerName, type, teamSize, lastLogin: at, accountBalance } = member;
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
        <span className={styles.start}>
          <bdi className={styles.name}>{customerName}</bdi>
          <span className={styles.quiet}>
            {t('widget.team.lastLogin')} {lastLogin(at)}
          </span>
        </span>
        <span className={styles.end}>
          <bdi className={styles.strong}>{format.money(accountBalance ?? 0)}</bdi>
          <span className={styles.quiet}>
            {isAgentType(type)
              ? t('widget.team.size', { count: format.number(teamSize ?? 0) })
              : t('widget.open.type.0')}
          </span>
        </span>
      </button>
    </li>
  );
}
