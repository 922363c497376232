import { Icon } from '@/storefront/ui/icons/icon';
import { Picture } from '@/storefront/ui/picture';
import { OpeningCard, type OpeningProps } from '../opening-card';
import styles from './promotion-card.module.css';
import { useWhen } from './use-when';

type Props = OpeningProps & { readonly priority: boolean };

/** A promotion as its poster, with its name and dates below. */
export function PromotionCard({ item, priority, href, onOpen }: Props) {
  const when = useWhen()(item.time);
  return (
    <OpeningCard className={styles.card} href={href} onOpen={onOpen}>
      <span className={styles.picture}>
        <Picture src={item.picture} alt="" name={item.title} width={720} height={300} priority={priority} />
      </span>
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {item.title}
        </span>
        {when !== '' && (
          <span className={styles.when}>
            <Icon name="clock" size="s" />
            {when}
          </span>
        )}
      </span>
      <span className={styles.arrow}>
        <Icon name="chevron" size="s" />
      </span>
    </OpeningCard>
  );
}
