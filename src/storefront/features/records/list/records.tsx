import { useSearchParams } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import styles from '../records.module.css';
import { RecordList } from './record-list';
import { viewsOf } from './views';

/** A report of money or play, the member's own or a team's. If it has two views, `?types=` or `?of=` chooses. */
export default function Records({ box, props, slots }: WidgetComponentProps<'records.list'>) {
  const { call, empty, emptyNote, label = empty, icon = 'list', team } = props;
  const t = useText();
  const [params, setParams] = useSearchParams();
  const views = viewsOf(call, { hasTeam: team !== undefined });
  const view = views?.sides.find(({ key }) => key === params.get(views.name)) ?? views?.sides[0];
  const shown = view?.call ?? call;
  const asked = views === undefined ? null : params.get(views.name);
  const isUnread = asked !== null && asked !== view?.key;
  return (
    <section {...box} className={styles.records} aria-label={shown === 'downlineRecord' ? team : label}>
      {views !== undefined && view !== undefined && (
        <Tabs
          label={t(`widget.records.${views.name}`)}
          tabs={views.sides.map(({ key }) => ({ key, label: t(`widget.records.${views.name}.${key}`) }))}
          chosen={view.key}
          onChoose={(key) =>
            setParams({
              [views.name]: key === views.sides[0]?.key ? undefined : key,
              only: undefined,
              page: undefined,
              record: undefined,
            })
          }
        />
      )}
      <RecordList
        key={shown}
        call={shown}
        label={(shown === 'downlineRecord' ? team : undefined) ?? label}
        icon={icon}
        empty={empty}
        emptyNote={emptyNote}
        unread={views !== undefined && isUnread ? [{ name: views.name, why: 'filter' }] : []}
        actions={slots.actions}
      />
    </section>
  );
}
