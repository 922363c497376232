import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { SearchLine } from '@/storefront/ui/fields/search-line';
import { Select } from '@/storefront/ui/fields/select';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import styles from './team.module.css';
import { orders, spans, type TeamFilter } from './use-team-filter';

/** Search by name, filters and order of the list. A search covers all levels. */
export function TeamFilters({ team }: { readonly team: TeamFilter }) {
  const t = useText();
  const format = useFormat();
  const daysText = (count: string) =>
    count === '1' ? t('widget.records.days.1') : t('widget.open.days', { days: format.number(count) });
  return (
    <div className={styles.filters}>
      <SearchLine
        label={t('widget.open.username')}
        action={t('widget.records.find')}
        value={team.who}
        onSearch={(who) => team.set({ who })}
      />
      <Tabs
        label={t('widget.team.level')}
        tabs={[
          { key: '0', label: t('widget.team.direct') },
          { key: '1', label: t('widget.team.all') },
        ]}
        chosen={team.allLevels || team.who !== '' ? '1' : '0'}
        onChoose={(level) => team.set(level === '1' ? { all: '1' } : { all: undefined, who: undefined })}
      />
      <div className={styles.narrow}>
        <Select
          label={t('widget.open.type')}
          all={t('widget.games.all')}
          options={{ 0: t('widget.open.type.0'), 1: t('widget.open.type.1') }}
          value={team.type}
          onChange={(type) => team.set({ type })}
        />
        <Select
          label={t('widget.open.registered')}
          all={t('widget.games.all')}
          options={Object.fromEntries(spans.map((key) => [key, daysText(key)]))}
          value={team.since}
          onChange={(since) => team.set({ since })}
        />
        <Select
          label={t('widget.team.sort')}
          options={Object.fromEntries(orders.map((key) => [key, t(`widget.team.sort.${key}`)]))}
          value={team.order}
          onChange={(sort) => team.set({ sort: sort === 'registerDate' ? undefined : sort })}
        />
      </div>
    </div>
  );
}
