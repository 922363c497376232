import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { referralQuery } from '@/storefront/platform/gateway/queries/agents/invite';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { FriendList } from './friend-list';
import styles from './friends.module.css';
import { Invitation } from './invitation';

/** Invites friends: a link with a picture to share, and the list of those who came. */
export default function Friends({ box, props, slots }: WidgetComponentProps<'invite.friends'>) {
  const t = useText();
  const gateway = useGateway();
  const referral = useQuery(referralQuery(gateway));
  if (gateway.scope.session === '') return <EmptyState {...box} icon="lock" title={t('error.session')} />;
  if (isSwitchedOff(referral)) {
    return (
      <EmptyState {...box} icon="invite" title={t('widget.invite.closed')} text={t('widget.invite.closedNote')}>
        {slots.help}
      </EmptyState>
    );
  }
  return (
    <section {...box} className={styles.friends} aria-label={props.title}>
      <QueryState query={referral} skeleton="form">
        {({ referralCode, totalInvitations, promotionDomains }) => (
          <>
            {referralCode ? (
              <Invitation {...props} code={referralCode} domains={promotionDomains ?? []} />
            ) : (
              <EmptyState icon="invite" title={t('widget.invite.noCode')} text={t('widget.invite.noCodeNote')} />
            )}
            <FriendList total={totalInvitations} />
          </>
        )}
      </QueryState>
      {slots.rules}
      {slots.help}
    </section>
  );
}
