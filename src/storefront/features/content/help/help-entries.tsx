import { useId } from 'react';
import { Card } from '@/storefront/ui/card';
import { Icon } from '@/storefront/ui/icons/icon';
import { LongList } from '@/storefront/ui/long-list/long-list';
import { ServerHtml } from '@/storefront/ui/safe/server-html';
import type { Announcement } from '../announcements/announcement';
import styles from './help-entries.module.css';

export type HelpViewProps = {
  readonly label: string;
  readonly entries: readonly Announcement[];
  /** Index of the open entry, as text. */
  readonly active: string;
  readonly onChoose: (key: string | undefined) => void;
};

/** Questions below each other. The one in the address is open. */
export function HelpEntries({ entries, active, onChoose }: HelpViewProps) {
  const id = useId();
  return (
    <Card pad="none">
      <LongList rows={entries}>
        {({ key, title, html }, place) => {
          const isOpen = key === active;
          return (
            <li key={key} className={styles.entry} {...place}>
              <h2>
                <button
                  type="button"
                  className={styles.head}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? `${id}-${key}` : undefined}
                  onClick={() => onChoose(isOpen ? undefined : key)}
                >
                  <bdi>{title}</bdi>
                  <span className={styles.arrow}>
                    <Icon name="chevron" size="s" turn={isOpen ? 'up' : 'down'} />
                  </span>
                </button>
              </h2>
              {isOpen && (
                <div id={`${id}-${key}`} className={styles.body}>
                  <ServerHtml html={html} />
                </div>
              )}
            </li>
          );
        }}
      </LongList>
    </Card>
  );
}
