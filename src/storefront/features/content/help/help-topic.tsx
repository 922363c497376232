import { useId } from 'react';
import { Card } from '@/storefront/ui/card';
import { Heading } from '@/storefront/ui/heading';
import { ServerHtml } from '@/storefront/ui/safe/server-html';
import { ScrollTabs } from '@/storefront/ui/tabs/scroll-tabs';
import type { HelpViewProps } from './help-entries';
import styles from './help-topic.module.css';

/** One whole answer, with the other questions as tabs above. */
export function HelpTopic({ label, entries, active, onChoose }: HelpViewProps) {
  const panelId = useId();
  const entry = entries.find(({ key }) => key === active) ?? entries[0];
  if (entry === undefined) return null;
  const tabs = entries.map(({ key, title }) => ({ key, label: title }));
  return (
    <div className={styles.topic}>
      <ScrollTabs label={label} tabs={tabs} chosen={entry.key} onChoose={onChoose} panel={panelId} />
      <div id={panelId}>
        <Card>
          <div className={styles.answer}>
            <Heading>
              <bdi>{entry.title}</bdi>
            </Heading>
            <ServerHtml html={entry.html} />
          </div>
        </Card>
      </div>
    </div>
  );
}
