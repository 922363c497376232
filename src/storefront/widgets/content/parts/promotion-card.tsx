import { Card } from '@/storefront/ui/card';
import { Icon } from '@/storefront/ui/icon';
import { Picture } from '@/storefront/ui/picture';
import { Tap } from '@/storefront/ui/tap';
import type { Announcement } from './announcement';
import styles from './promotion-card.module.css';
import { useWhen } from './use-when';

type Props = {
  readonly item: Announcement;
  readonly priority: boolean;
  readonly href: string | undefined;
  readonly onOpen: () => void;
};

/** A promotion as its poster, with its name and dates below. */
export function PromotionCard({ item, priority, href, onOpen }: Props) {
  const when = useWhen()(item.time);
  return (
    <Card pad="none">
      <Tap className={styles.card} href={href} onTap={onOpen}>
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
      </Tap>
    </Card>
  );
}
