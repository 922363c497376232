import { useId, useState } from 'react';
import { Card } from '@/storefront/ui/card';
import { Icon } from '@/storefront/ui/icons/icon';
import { Picture } from '@/storefront/ui/picture';
import { ServerHtml } from '@/storefront/ui/safe/server-html';
import type { Announcement } from './announcement';
import styles from './announcement-card.module.css';
import { useWhen } from './use-when';

type Props = {
  readonly item: Announcement;
  readonly icon: string;
  readonly initiallyOpen: boolean;
  readonly onOpen: () => void;
};

/** A title that expands to the text. */
export function AnnouncementCard({ item, icon, initiallyOpen, onOpen }: Props) {
  const bodyId = useId();
  const when = useWhen()(item.time);
  const [isOpen, setOpen] = useState(initiallyOpen);
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen) onOpen();
  };
  return (
    <Card pad="none">
      {item.picture !== undefined && (
        <div className={styles.picture}>
          <Picture src={item.picture} alt="" name={item.title} width={640} height={260} />
        </div>
      )}
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={toggle}
      >
        {item.picture === undefined && (
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.title} dir="auto">
            {item.title}
          </span>
          {when !== '' && <span className={styles.when}>{when}</span>}
        </span>
        <span className={styles.arrow}>
          <Icon name="chevron" size="s" turn={isOpen ? 'up' : 'down'} />
        </span>
      </button>
      {isOpen && (
        <div id={bodyId} className={styles.body}>
          <ServerHtml html={item.html} />
        </div>
      )}
    </Card>
  );
}
