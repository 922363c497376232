import { useText } from '@/storefront/platform/languages/use-text';
import { Select } from '@/storefront/ui/fields/select';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import styles from './orders.module.css';

export const spans = ['1', '7', '30'] as const;

type Options = { readonly [key: string]: string };
type Props = {
  readonly days: string;
  readonly status: string | undefined;
  readonly gameId: string | undefined;
  readonly states: Options;
  readonly games: Options;
  /** New values of the address, by their names there. */
  readonly onChoose: (values: { readonly [name: string]: string | undefined }) => void;
};

export function OrderFilters({ days, status, gameId, states, games, onChoose }: Props) {
  const t = useText();
  return (
    <>
      <Tabs
        label={t('widget.lottery.days')}
        tabs={spans.map((key) => ({ key, label: t(`widget.lottery.days.${key}`) }))}
        chosen={days}
        onChoose={(next) => onChoose({ days: next })}
      />
      <div className={styles.filters}>
        <Select
          label={t('widget.lottery.state')}
          all={t('widget.games.all')}
          options={states}
          value={status}
          onChange={(next) => onChoose({ status: next })}
        />
        <Select
          label={t('widget.lottery.game')}
          all={t('widget.games.all')}
          options={games}
          value={gameId}
          onChange={(next) => onChoose({ game: next })}
        />
      </div>
    </>
  );
}
