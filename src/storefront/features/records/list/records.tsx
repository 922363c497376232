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
  const shownCall = view?.call ?? call;
  const viewParam = views === undefined ? null : params.get(views.name);
  const isInvalid = viewParam !== null && viewParam !== view?.key;
  return (
    <section {...box} className={styles.records} aria-label={shownCall === 'downlineRecord' ? team : label}>
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
        key={shownCall}
        call={shownCall}
        label={(shownCall === 'downlineRecord' ? team : undefined) ?? label}
        icon={icon}
        empty={empty}
        emptyNote={emptyNote}
        invalidParams={views !== undefined && isInvalid ? [{ name: views.name, why: 'filter' }] : []}
        actions={slots.actions}
      />
    </section>
  );
}
