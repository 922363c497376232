import { createPortal } from 'react-dom';
import { memberInfoQuery } from '@/storefront/platform/gateway/queries/member/member';
import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { Button } from '@/storefront/ui/button';
import { Icon } from '@/storefront/ui/icons/icon';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import { LazyComponent } from '@/storefront/ui/states/lazy-component';
import { fundChangeDialog } from '../late-dialogs';
import styles from './fund-standing.module.css';

type Props = {
  /** Remaining tries to show; 0 to show none. */
  readonly left: number;
  /** End of the lock, epoch ms. */
  readonly until: number | undefined;
  /** Query parameter that opens the dialog to reset the password. Without it there is no button for that. */
  readonly reset: string | undefined;
};

/** The state of the fund password, beside its field. */
export default function FundStanding({ left: triesLeft, until: lockedUntil, reset }: Props) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  return (
    <>
      {triesLeft > 0 && (
        <Note role="alert" icon="warning" words={t('widget.withdraw.fundTries', { count: format.number(triesLeft) })} />
      )}
      {triesLeft <= 0 && lockedUntil !== undefined && (
        <Note
          role="status"
          icon="lock"
          words={t('widget.withdraw.fundLocked', { at: dates.ofZone(dates.dateTime(lockedUntil)) })}
        />
      )}
      {reset !== undefined && <FundReset name={reset} isLocked={lockedUntil !== undefined} />}
    </>
  );
}

/**
 * Resets a locked password by a code to the bound phone. Its dialog has a form, so it is rendered outside of this one.
 */
function FundReset({ name, isLocked }: { readonly name: string; readonly isLocked: boolean }) {
  const t = useText();
  const gateway = useGateway();
  const { data: config } = useQuery(securityConfigQuery(gateway));
  const { data: info } = useQuery(memberInfoQuery(gateway));
  const { shown, open, close } = useSheet(name);
  if (!isOn(config?.mobileBound)) return null;
  return (
    <>
      {isLocked && (
        <Button tone="secondary" icon="phone" wide onClick={() => open('fund')}>
          {t('widget.withdraw.fundReset')}
        </Button>
      )}
      {shown !== undefined &&
        createPortal(
          <LazyComponent of={fundChangeDialog} fallback={null}>
            {(ChangeDialog) => (
              <ChangeDialog first="forgotten" hasPhone mobile={info?.mobile || undefined} onClose={() => close()} />
            )}
          </LazyComponent>,
          document.body,
        )}
    </>
  );
}

type NoteProps = {
  /** `alert` after a wrong try, so that it is read at once. */
  readonly role: 'alert' | 'status';
  readonly icon: string;
  readonly words: string;
};

function Note({ role, icon, words }: NoteProps) {
  return (
    <p className={styles.standing} role={role}>
      <Icon name={icon} size="s" />
      <span>{words}</span>
    </p>
  );
}
