import { useQuery } from '@tanstack/react-query';
import { announcementsQuery } from '@/storefront/gateway/content';
import { useSettledGateway } from '@/storefront/gateway/use-settled-gateway';
import type { WidgetComponentProps } from '@/storefront/renderer/manifest';
import { Icon } from '@/storefront/ui/icon';
import styles from './notice-strip.module.css';
import { RunningTitles } from './parts/running-titles';

/** Titles that run by; all of them are on the page that a tap opens. */
const most = 50;

export default function NoticeStrip({ props, slots, emit }: WidgetComponentProps<'home.notice-strip'>) {
  const { label, empty, icon = 'bell', speed = 40 } = props;
  const { data } = useQuery(announcementsQuery(useSettledGateway(200)));
  const titles = (data?.player ?? []).flatMap(({ title }) =>
    typeof title === 'string' && title.trim() !== '' ? [title] : [],
  );
  const shown = titles.slice(0, most);
  return (
    <section className={styles.strip} aria-label={label}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      {shown.length > 0 ? (
        <RunningTitles titles={shown} speed={speed} label={label} onTap={() => emit('tap')} />
      ) : (
        <button type="button" className={styles.empty} onClick={() => emit('tap')}>
          {data === undefined ? label : empty}
        </button>
      )}
      {slots.trailing}
    </section>
  );
}
