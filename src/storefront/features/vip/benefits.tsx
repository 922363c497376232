import { clubBenefitQuery } from '@/storefront/platform/gateway/queries/member/vip';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Heading } from '@/storefront/ui/heading';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { CurrentLevel } from './current-level';
import { Levels } from './levels';
import styles from './vip.module.css';

/** The member's level in the club, and the benefits of each level. */
export default function Benefits({ box, props }: WidgetComponentProps<'vip.benefits'>) {
  const t = useText();
  const query = useQuery(clubBenefitQuery(useGateway()));
  return (
    <section {...box} className={styles.vip} aria-label={props.title}>
      <QueryState query={query} skeleton="form">
        {({ levels, current }) =>
          levels.length === 0 ? (
            <EmptyState icon="crown" title={t('widget.vip.none')} />
          ) : (
            <>
              {current && <CurrentLevel current={current} levels={levels} />}
              <Heading level={2}>{t('widget.vip.levels')}</Heading>
              <Levels levels={levels} ownLevel={current?.level} label={t('widget.vip.levels')} />
            </>
          )
        }
      </QueryState>
    </section>
  );
}
