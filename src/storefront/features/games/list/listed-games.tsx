import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { GamePages } from '../tiles/game-pages';
import type { useMarks } from '../tiles/use-marks';
import { ListEmpty } from './list-empty';
import type { GameListState } from './use-game-list';

type Props = Pick<WidgetComponentProps<'game.list'>, 'props' | 'emit' | 'href'> & {
  readonly list: GameListState;
  readonly marks: ReturnType<typeof useMarks>;
  readonly isLarge: boolean;
};

/** The games, page by page. */
export function ListedGames({ list, marks, isLarge, props, emit, href }: Props) {
  const t = useText();
  const { choice, label } = list;
  return (
    <GamePages
      choice={choice}
      resting={list.resting}
      page={props.paging === 'numbers' ? list.page : undefined}
      isLarge={isLarge}
      label={label}
      hasHeading={label !== props.label}
      more={props.more ?? t('widget.games.more')}
      empty={
        <ListEmpty
          tab={choice.tab}
          isNarrowed={list.isNarrowed || choice.name !== undefined}
          empty={props.empty}
          onWiden={list.widen}
          onAll={() => list.openTab('all')}
        />
      }
      foot={
        list.showsOnlyNew &&
        choice.tab === 'all' && (
          <Button tone="secondary" onClick={() => list.choose({ class: 'ALL' })}>
            {t('widget.games.showAll')}
          </Button>
        )
      }
      hrefOf={(game) => href('game', game)}
      onPlay={(game) => emit('game', game)}
      onPage={list.turn}
      over={marks.over}
      isShown={(game) => choice.tab !== 'fav' || !marks.isKnown || marks.ids.has(String(game.nodeId))}
    />
  );
}
