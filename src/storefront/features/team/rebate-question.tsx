import { useFormat } from '@/storefront/platform/languages/use-format';
import { useGroupName } from '@/storefront/platform/languages/use-group-name';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import styles from './team.module.css';

/** A changed rebate of a group of games, in percent; `kept` is the rest for the agent. */
export type RebateChange = {
  readonly type: string;
  readonly before: number;
  readonly after: number;
  readonly kept: number;
};

type Props = {
  readonly changes: readonly RebateChange[];
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
};

/** Shows each rebate before and after, and what the agent keeps, before saving. */
export function RebateQuestion({ changes, busy, onSave, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const nameOf = useGroupName();
  const percentText = (value: number) => `${format.number(value)}%`;
  return (
    <Dialog
      title={t('widget.withdraw.confirm')}
      closeLabel={t('widget.close')}
      onClose={busy ? undefined : onClose}
      footer={
        <Button size="l" wide busy={busy} onClick={onSave}>
          {t('widget.team.saveRebates')}
        </Button>
      }
    >
      <dl className={styles.changes}>
        {changes.map(({ type, before, after, kept: keptPercent }) => (
          <div key={type}>
            <dt>{nameOf(type)}</dt>
            <dd>{t('widget.team.rebateChange', { before: percentText(before), after: percentText(after) })}</dd>
            <dd className={styles.quiet}>{t('widget.team.rebateKept', { percent: percentText(keptPercent) })}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
