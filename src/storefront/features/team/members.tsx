import type { ReactNode } from 'react';
import type { TeamOverview } from '@/storefront/platform/gateway/queries/agents/team';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import { Heading } from '@/storefront/ui/heading';
import styles from './team.module.css';
import { useLastLogin } from './use-last-login';

/** Members with the highest stakes of the range. */
export function BestMembers({ best }: { readonly best: NonNullable<TeamOverview['best']> }) {
  const t = useText();
  const format = useFormat();
  return (
    <Members title={t('widget.team.best')} emptyText={t('widget.team.nobody')}>
      {best.map(({ customerId, customerName, bet, win }) => (
        <li key={customerId} className={styles.line}>
          <bdi className={styles.name}>{customerName}</bdi>
          <span className={styles.end}>
            <bdi className={styles.strong}>{format.money(bet ?? 0)}</bdi>
            <span className={styles.quiet}>
              {t('widget.records.sum.won')} <bdi>{format.money(win ?? 0)}</bdi>
            </span>
          </span>
        </li>
      ))}
    </Members>
  );
}

type InactiveProps = { readonly inactive: NonNullable<TeamOverview['inactive']>; readonly count: number };

/** Members without a login in the range, the longest absent first. */
export function InactiveMembers({ inactive, count }: InactiveProps) {
  const t = useText();
  const format = useFormat();
  const lastLogin = useLastLogin();
  return (
    <Members
      title={t('widget.team.inactive')}
      note={count > 0 ? t('widget.team.inactiveCount', { count: format.number(count) }) : undefined}
      emptyText={t('widget.team.allIn')}
    >
      {inactive.map(({ customerId, customerName, lastLogin: at }) => (
        <li key={customerId} className={styles.line}>
          <bdi className={styles.name}>{customerName}</bdi>
          <span className={styles.quiet}>{lastLogin(at)}</span>
        </li>
      ))}
    </Members>
  );
}

type Props = {
  readonly title: string;
  readonly note?: string | undefined;
  readonly emptyText: string;
  readonly children: readonly ReactNode[];
};

function Members({ title, note, emptyText, children }: Props) {
  return (
    <section className={styles.group} aria-label={title}>
      <Heading>{title}</Heading>
      {note !== undefined && <p className={styles.quiet}>{note}</p>}
      {children.length === 0 ? (
        <p className={styles.quiet}>{emptyText}</p>
      ) : (
        <Card pad="none">
          <ul>{children}</ul>
        </Card>
      )}
    </section>
  );
}
