import { type ReactNode, useEffect, useRef } from 'react';
import { useNumberFact, useTextFact } from '@/storefront/contract/hooks';
import { loadErrorText } from '@/storefront/platform/gateway/error-text';
import { memberInfoQuery } from '@/storefront/platform/gateway/queries/member/member';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSession } from '@/storefront/platform/session/use-session';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { IconButton } from '@/storefront/ui/button';
import { Icon } from '@/storefront/ui/icons/icon';
import { useTryAgain } from '@/storefront/ui/states/use-try-again';
import { Tap } from '@/storefront/ui/tap';
import styles from './member-header.module.css';

export default function MemberHeader({
  box,
  props,
  slots,
  slotItems,
  emit,
  href,
}: WidgetComponentProps<'member.header'>) {
  const session = useSession();
  if (session === undefined) {
    return (
      <Tap {...box} className={styles.header} data-guest href={href('login')} onTap={() => emit('login')}>
        <Avatar />
        <span className={styles.name}>{props.loginPrompt}</span>
        <Icon name="chevron" />
      </Tap>
    );
  }
  return (
    <Member
      box={box}
      props={props}
      // A brand without pictures has an empty slot.
      picture={slotItems.picture?.length ? slots.picture : undefined}
      userName={session.userName}
      href={href('tap')}
      onTap={() => emit('tap')}
    />
  );
}

type MemberProps = Pick<WidgetComponentProps<'member.header'>, 'box' | 'props'> & {
  readonly picture: ReactNode;
  readonly userName: string;
  readonly href: string | undefined;
  readonly onTap: () => void;
};

/** Milliseconds in which an answer counts as read just now. */
const freshMs = 1000;

/**
 * The session names the member until the account is loaded. If that fails, the name stays, with a button to try again.
 */
function Member({ box, props, picture, userName, href, onTap }: MemberProps) {
  const t = useText();
  const tryAgain = useTryAgain();
  // The live facts read the account first; this observes their read.
  const { isError, isFetching, error, refetch, dataUpdatedAt } = useQuery({
    ...memberInfoQuery(useGateway()),
    enabled: false,
  });
  const latest = useRef({ refetch, dataUpdatedAt });
  latest.current = { refetch, dataUpdatedAt };
  // Reads the account again when the header first shows, unless it was read just now.
  useEffect(() => {
    const { dataUpdatedAt: at, refetch: renew } = latest.current;
    if (at > 0 && Date.now() - at > freshMs) void renew();
  }, []);
  const memberName = useTextFact('member.name');
  const name = memberName ?? userName;
  const hasFailed = isError && memberName === undefined;
  const account = useTextFact('member.account');
  const days = useNumberFact('member.days');
  const label = useTextFact('member.vipLabel');
  const level = props.level ?? label;
  return (
    <div {...box} className={styles.member}>
      <Tap className={styles.header} data-failed={hasFailed || undefined} href={href} onTap={onTap}>
        <Avatar>{picture ?? [...name][0]?.toUpperCase()}</Avatar>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>
            {hasFailed && loadErrorText(error, t)}
            {account !== undefined && account !== name ? `${account} · ` : ''}
            {days !== undefined ? t('widget.member.days', { count: days }) : ''}
          </span>
        </span>
        {level !== undefined && level !== '' && (
          <span className={styles.level}>
            <Icon name="crown" size="s" />
            {level}
          </span>
        )}
      </Tap>
      {hasFailed && (
        <span className={styles.again}>
          <IconButton icon="refresh" label={t('widget.retry')} disabled={isFetching} onClick={tryAgain} />
        </span>
      )}
    </div>
  );
}

function Avatar({ children }: { readonly children?: ReactNode }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {children ?? <Icon name="user" size="l" />}
    </span>
  );
}
