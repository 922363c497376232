import { type Link, registeredQuery } from '@/storefront/platform/gateway/queries/agents/open-account';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { QueryState } from '@/storefront/ui/states/query-state';
import styles from './open-account.module.css';

/** Members who registered with a link, and when. */
export function Registered({ link: { id } }: { readonly link: Link }) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const registered = useQuery(registeredQuery(useGateway(), id));
  const dateText = (date: number | string | null | undefined) => dates.text(date ?? '');
  return (
    <section className={styles.people} aria-label={t('widget.open.registered')}>
      <QueryState query={registered} skeleton="line">
        {(people) =>
          people === null || people.length === 0 ? (
            <p className={styles.quiet}>{t('widget.open.nobody')}</p>
          ) : (
            <>
              <p className={styles.quiet}>{t('widget.open.people', { count: format.number(people.length) })}</p>
              <ul>
                {people.map(({ customerName, registeredDate }) => (
                  <li key={customerName}>
                    <bdi>{customerName}</bdi>
                    <span className={styles.quiet}>{dateText(registeredDate)}</span>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </QueryState>
    </section>
  );
}
