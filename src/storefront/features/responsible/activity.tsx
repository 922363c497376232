import { playActivityQuery } from '@/storefront/platform/gateway/queries/member/responsible';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Card } from '@/storefront/ui/card';
import { QueryState } from '@/storefront/ui/states/query-state';
import styles from './activity.module.css';
import { Changes } from './changes';
import { OwnSection } from './own-section';

const figures = ['deposit', 'withdraw', 'stake', 'win', 'net'] as const;

/** Money and play of twelve months. Months without movements are left out, except the current one. */
export default function Activity({ box, props, nodeId }: WidgetComponentProps<'safer.activity'>) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const gateway = useGateway();
  const query = useQuery(playActivityQuery(gateway));
  return (
    <OwnSection {...box} id={nodeId} title={props.title}>
      <QueryState query={query} skeleton="form">
        {({ months, changes }) => (
          <>
            <ul className={styles.months}>
              {months
                .filter((month, index) => index === 0 || figures.some((figure) => month[figure] !== 0))
                .map((month) => (
                  <li key={month.month}>
                    <Card>
                      <h3 className={styles.month}>
                        {dates.time(Date.parse(`${month.month}-15T12:00:00Z`), 'MMMM YYYY')}
                      </h3>
                      <dl className={styles.figures}>
                        {figures.map((figure) => (
                          <div key={figure} data-figure={figure}>
                            <dt>{t(`widget.safer.figure.${figure}`)}</dt>
                            <dd>
                              <bdi>
                                {figure === 'net' && month.net > 0
                                  ? format.gain(month.net)
                                  : format.money(month[figure])}
                              </bdi>
                            </dd>
                          </div>
                        ))}
                      </dl>
                    </Card>
                  </li>
                ))}
            </ul>
            {changes.length > 0 && <Changes changes={changes} />}
          </>
        )}
      </QueryState>
    </OwnSection>
  );
}
