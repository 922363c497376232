import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { FilterDrawer } from './filter-drawer';
import { openingTab } from './list-choice';
import type { GameListState } from './use-game-list';

type Props = Pick<WidgetComponentProps<'game.list'>, 'props' | 'emit'> & { readonly list: GameListState };

const defaultMinBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;

/** The filters of the list. Another category leads to that category's own page. */
export function ListDrawer({ list, props, emit }: Props) {
  const { choice, categories, drawer, nameOf } = list;
  return (
    <FilterDrawer
      choice={choice}
      resting={list.resting}
      vendors={list.vendors}
      kinds={list.kinds}
      minBets={props.minBets ?? defaultMinBets}
      otherCategories={categories.filter(({ key }) => key !== choice.category && key !== 'ELOTT')}
      nameOf={({ key, name }) => nameOf(key, name)}
      all={list.allLabel}
      onClose={() => drawer.close()}
      onSubmit={({ vendor, kind, minBet }) => {
        const isSame = vendor === choice.vendor && kind === choice.kind && minBet === choice.minBet;
        if (isSame) return drawer.close();
        // Only the tab of all games has classes and bets.
        const needsAll = kind !== undefined || minBet !== undefined;
        const tab = openingTab(choice.category) === 'all' ? undefined : 'all';
        list.narrow({ vendor, class: kind, minBet, ...(needsAll && { tab }) });
      }}
      onCategory={(gameType) =>
        drawer.close(() => {
          window.scrollTo?.(0, 0);
          if (gameType === 'LOTT') emit('lottery');
          else emit('category', { gameType });
        })
      }
    />
  );
}
