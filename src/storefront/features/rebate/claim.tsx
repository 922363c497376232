import { FormAlert } from '@/storefront/forms/form-alert';
import { manualRebatesQuery } from '@/storefront/platform/gateway/queries/money/rebate';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Shape } from '@/storefront/ui/states/shape';
import styles from './claim.module.css';
import { allCategories, useClaim } from './use-claim';

/** Rebates to claim, one category at a time or all at once. */
export default function Claim({ box, props, slots }: WidgetComponentProps<'rebate.claim'>) {
  const t = useText();
  const format = useFormat();
  const query = useQuery(manualRebatesQuery(useGateway()));
  const { busy, problem, isUnknown, claim } = useClaim();
  const nameOf = (category: string) => {
    const name = t(`category.${category}`);
    return name === `category.${category}` ? category : name;
  };
  return (
    <section {...box} className={styles.rebates} aria-label={props.title}>
      <FormAlert problems={[problem]} />
      {isUnknown && slots.actions}
      <QueryState query={query} skeleton={<Shape of="list" label={t('widget.loading')} />}>
        {({ list, footer }) =>
          list.length === 0 ? (
            <EmptyState icon="percent" title={props.empty} text={props.emptyNote}>
              {slots.actions}
            </EmptyState>
          ) : (
            <>
              <Card pad="l">
                <p className={styles.name}>{t('widget.rebate.total')}</p>
                <p className={styles.total}>
                  <bdi>{format.money(footer?.totalRebate ?? 0)}</bdi>
                </p>
                <Button
                  size="l"
                  wide
                  busy={busy === allCategories}
                  disabled={busy !== undefined && busy !== allCategories}
                  onClick={() => void claim(allCategories, footer?.totalRebate ?? 0)}
                >
                  {t('widget.rebate.all')}
                </Button>
              </Card>
              <Card pad="none">
                <ul>
                  {list.map(({ gameCategory, validBet, rebateRate, rebateAmount }) => {
                    const category = gameCategory ?? '';
                    const name = nameOf(category);
                    const note = { rate: format.number(rebateRate ?? 0), stake: format.money(validBet ?? 0) };
                    return (
                      <li key={category} className={styles.row}>
                        <span className={styles.words}>
                          {name}
                          <span className={styles.name}>{t('widget.rebate.note', note)}</span>
                        </span>
                        <bdi className={styles.amount}>{format.money(rebateAmount ?? 0)}</bdi>
                        {category !== allCategories && (
                          <Button
                            size="s"
                            tone="secondary"
                            label={`${t('widget.rebate.one')}: ${name}`}
                            busy={busy === category}
                            disabled={busy !== undefined && busy !== category}
                            onClick={() => void claim(category, rebateAmount ?? 0)}
                          >
                            {t('widget.rebate.one')}
                          </Button>
                        )}
                      </li>
                    );
                  })}
                </ul>
              </Card>
            </>
          )
        }
      </QueryState>
    </section>
  );
}
