import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import styles from './team.module.css';
import type { TeamFilter } from './use-team-filter';

type Answer = CallValue<'downlines'>;
type Props = {
  /** From the agent who asks down to whose team shows. */
  readonly path: NonNullable<Answer['path']>;
  readonly size: Answer['teamSize'];
  readonly balance: Answer['teamBalance'];
  readonly team: TeamFilter;
};

/** Whose team it is, each level above a way back, and how large it is. */
export function TeamHead({ path, size, balance, team }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      {path.length > 1 && (
        <nav aria-label={t('widget.records.path')}>
          <ol className={styles.path}>
            {path.map(({ customerId, customerName }, index) => (
              <li key={customerId}>
                {index === path.length - 1 ? (
                  <span aria-current="page">
                    <bdi>{customerName}</bdi>
                  </span>
                ) : (
                  <button
                    type="button"
                    onClick={() => team.go({ agent: index === 0 ? undefined : String(customerId), page: undefined })}
                  >
                    <bdi>{customerName}</bdi>
                  </button>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <Card>
        <dl className={styles.sums}>
          <div>
            <dt>{t('widget.team.members')}</dt>
            <dd>{format.number(size ?? 0)}</dd>
          </div>
          <div>
            <dt>{t('widget.team.balance')}</dt>
            <dd>
              <bdi>{format.money(balance ?? 0)}</bdi>
            </dd>
          </div>
        </dl>
      </Card>
    </>
  );
}
