import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '@/storefront/platform/browser/when-idle';
import { type Downline, downlineQuery, transferEnabledQuery } from '@/storefront/platform/gateway/queries/agents/team';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { isAgentType, isOn } from '@/storefront/platform/session/session';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import { MemberRebates } from './member-rebates';
import { Promote } from './promote';
import styles from './team.module.css';
import { useLastLogin } from './use-last-login';

/** Code for giving money. It loads when a member is shown and the phone is idle, since most visits only look. */
const loadGiveMoney = async () => ({ default: (await import('./give-money')).GiveMoney });
const lazyGiveMoney = createLazy(loadGiveMoney);

type Props = {
  readonly id: string;
  /** Link to the record of given money. */
  readonly record: ReactNode;
  /** Shows the team of the member with this id. */
  readonly onTeam: (id: string) => void;
  readonly onClose: () => void;
};

/** One member of the team with all data and actions. */
export function MemberDialog({ id, record, onTeam, onClose }: Props) {
  const t = useText();
  const query = useQuery(downlineQuery(useGateway(), id));
  const member = query.data?.list?.[0];
  return (
    <Dialog
      title={member?.customerName ?? t('widget.records.fact.member')}
      closeLabel={t('widget.close')}
      onClose={onClose}
    >
      <QueryState query={query} skeleton="form">
        {({ list }) => {
          const [foundMember] = list ?? [];
          if (foundMember === undefined)
            return <EmptyState icon="team" title={t('widget.team.none')} text={t('widget.team.noneNote')} />;
          return <Member member={foundMember} record={record} onTeam={onTeam} />;
        }}
      </QueryState>
    </Dialog>
  );
}

type MemberProps = Omit<Props, 'id' | 'onClose'> & { readonly member: Downline };

function Member({ member, record, onTeam }: MemberProps) {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const transfer = useQuery(transferEnabledQuery(gateway));
  const [isGiving, setGiving] = useState(false);
  const isAgent = isAgentType(member.type);
  useEffect(() => whenIdle(() => void loadGiveMoney().catch(() => undefined)), []);
  if (isGiving) {
    return (
      <LazyComponent of={lazyGiveMoney} fallback={<Skeleton kind="form" label={t('widget.loading')} />}>
        {(GiveMoney) => <GiveMoney name={member.customerName} record={record} onBack={() => setGiving(false)} />}
      </LazyComponent>
    );
  }
  return (
    <div className={styles.page}>
      <Facts member={member} />
      {isAgent && Number(member.teamSize ?? 0) > 0 && (
        <Button wide icon="team" tone="secondary" onClick={() => onTeam(String(member.customerId))}>
          {`${t('widget.team.see')} (${format.number(member.teamSize ?? 0)})`}
        </Button>
      )}
      {isOn(transfer.data) && (
        <Button wide icon="coins" onClick={() => setGiving(true)}>
          {t('widget.team.give')}
        </Button>
      )}
      <MemberRebates member={member} />
      {!isAgent && <Promote member={member} />}
    </div>
  );
}

function Facts({ member }: { readonly member: Downline }) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const lastLogin = useLastLogin();
  const facts = [
    { name: t('widget.open.type'), value: t(isAgentType(member.type) ? 'widget.open.type.1' : 'widget.open.type.0') },
    { name: t('widget.team.memberBalance'), value: format.money(member.accountBalance ?? 0) },
    { name: t('widget.open.registered'), value: dates.dateTime(member.registerDate ?? '') },
    { name: t('widget.team.lastLogin'), value: lastLogin(member.lastLogin) },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
