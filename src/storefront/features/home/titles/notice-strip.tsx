import { announcementsQuery } from '@/storefront/platform/gateway/queries/content';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useSettledGateway } from '@/storefront/platform/gateway/use-settled-gateway';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Icon } from '@/storefront/ui/icons/icon';
import { Tap } from '@/storefront/ui/tap';
import styles from './notice-strip.module.css';
import { RunningTitles } from './running-titles';

/** Waits this long after a change of language, so that trying several languages makes one request. */
const languageSettlesMs = 200;

/** At most this many titles run. A tap opens the page with all. */
const mostTitles = 50;

export default function NoticeStrip({ box, props, slots, emit, href }: WidgetComponentProps<'home.notice-strip'>) {
  const { label, empty, icon = 'bell', speed = 40 } = props;
  const { data } = useQuery(announcementsQuery(useSettledGateway(languageSettlesMs)));
  const titles = (data?.player ?? []).flatMap(({ title }) =>
    typeof title === 'string' && title.trim() !== '' ? [title] : [],
  );
  const shownTitles = titles.slice(0, mostTitles);
  return (
    <section {...box} className={styles.strip} aria-label={label}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      {shownTitles.length > 0 ? (
        <RunningTitles titles={shownTitles} speed={speed} label={label} href={href('tap')} onTap={() => emit('tap')} />
      ) : (
        <Tap className={styles.empty} href={href('tap')} onTap={() => emit('tap')}>
          {data === undefined ? label : empty}
        </Tap>
      )}
      {slots.trailing}
    </section>
  );
}
