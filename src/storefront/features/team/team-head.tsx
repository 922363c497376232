import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import { LevelPath } from '@/storefront/ui/level-path';
import styles from './team.module.css';
import type { TeamFilter } from './use-team-filter';

type Answer = CallValue<'downlines'>;
type Props = {
  /** From the agent down to the agent whose team is shown. */
  readonly path: NonNullable<Answer['path']>;
  readonly size: Answer['teamSize'];
  readonly balance: Answer['teamBalance'];
  /** Number of rows; undefined if the platform does not count them. */
  readonly foundCount: number | undefined;
  readonly team: TeamFilter;
};

/** The shown team with a button back to each level above, its size, and the number of listed members. */
export function TeamHead({ path, size, balance, foundCount, team }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <LevelPath
        label={t('widget.records.path')}
        levels={path.map(({ customerId, customerName }) => ({ key: customerId, name: customerName }))}
        onBack={(index) =>
          team.go({ agent: index === 0 ? undefined : String(path[index]?.customerId), page: undefined })
        }
      />
      <Card>
        <dl className={styles.sums}>
          <div>
            <dt>{t('widget.team.members')}</dt>
            <dd>{size == null ? '–' : format.number(size)}</dd>
          </div>
          <div>
            <dt>{t('widget.team.balance')}</dt>
            <dd>
              <bdi>{balance == null ? '–' : format.money(balance)}</bdi>
            </dd>
          </div>
        </dl>
        {foundCount !== undefined && (
          <p className={styles.found}>{t('widget.records.total', { count: format.number(foundCount) })}</p>
        )}
      </Card>
    </>
  );
}
