import { useSearchParams } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Select } from '@/storefront/ui/fields/select';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { gameOf } from '../game-of';
import styles from '../games.module.css';
import { ModeTabs, useLotteryMenus } from '../prize-modes';
import { LotteryDraws } from './lottery-draws';

export default function Draws({ box, props, emit, href }: WidgetComponentProps<'lottery.draws'>) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const { label, empty, modes } = props;
  const { mode, menus } = useLotteryMenus(modes);
  return (
    <section {...box} className={styles.lottery} aria-label={label}>
      <ModeTabs modes={modes} mode={mode} />
      <QueryState query={menus} skeleton="card">
        {(groups) => {
          const games = Object.values(groups).flatMap(({ gameMenus }) => gameMenus);
          const game = games.find(({ gameCode }) => gameCode === params.get('code')) ?? games[0];
          if (game === undefined) return <EmptyState icon="lottery" title={empty} />;
          return (
            <>
              <Select
                label={t('widget.lottery.game')}
                options={Object.fromEntries(games.map((one) => [one.gameCode, one.gameName || one.gameCode]))}
                value={game.gameCode}
                onChange={(code) => setParams({ code })}
              />
              <LotteryDraws
                key={game.gameCode}
                lottery={game}
                href={href('game', gameOf(game, mode))}
                onPlay={() => emit('game', gameOf(game, mode))}
              />
            </>
          );
        }}
      </QueryState>
    </section>
  );
}
