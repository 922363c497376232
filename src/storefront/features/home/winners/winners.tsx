import { useId } from 'react';
import { winnersQuery } from '@/storefront/platform/gateway/queries/games/games';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useSettledGateway } from '@/storefront/platform/gateway/use-settled-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Heading } from '@/storefront/ui/heading';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import { sortWinners } from './sort-winners';
import { WinnerTicker } from './winner-ticker';
import styles from './winners.module.css';

export default function Winners({ box, props, emit, has, href }: WidgetComponentProps<'home.winners'>) {
  const headingId = useId();
  const { title, limit = 20, visible = 4, speed = 1500 } = props;
  const t = useText();
  const query = useQuery(winnersQuery(useSettledGateway(250), limit));
  // A box of the later size, so that nothing jumps.
  if (query.isPending) return <Skeleton {...box} kind="form" label={t('widget.loading')} />;
  if (query.data?.list.length === 0) return null;
  return (
    <section {...box} className={styles.winners} aria-labelledby={headingId}>
      <Heading id={headingId}>{title}</Heading>
      <QueryState query={query} skeleton="card">
        {({ list }) => (
          <WinnerTicker
            label={title}
            winners={sortWinners(list, limit)}
            visible={visible}
            speed={speed}
            onTap={emit}
            has={has}
            href={href}
          />
        )}
      </QueryState>
    </section>
  );
}
