import { recentLotteryQuery } from '@/storefront/platform/gateway/queries/games/lottery';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Heading } from '@/storefront/ui/heading';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { useDraws } from './draws/use-draws';
import { gameOf } from './game-of';
import styles from './games.module.css';
import { type Lottery, LotteryList } from './lottery-list';
import { ModeTabs, useLotteryMenus } from './prize-modes';

export default function LotteryGames({ box, props, emit, href }: WidgetComponentProps<'lottery.games'>) {
  const t = useText();
  const { label, empty, modes } = props;
  const { gateway, mode, menus } = useLotteryMenus(modes);
  const { draws } = useDraws();
  const recent = useQuery(recentLotteryQuery(gateway, mode));
  const play = (lottery: Lottery) => emit('game', gameOf(lottery, mode));
  const recentGames = recent.data ?? [];
  const hrefOf = (lottery: Lottery) => href('game', gameOf(lottery, mode));
  const listProps = { draws, hrefOf, onPlay: play };
  return (
    <section {...box} className={styles.lottery} aria-label={label}>
      <ModeTabs modes={modes} mode={mode} />
      {recentGames.length > 0 && (
        <>
          <Heading>{t('widget.lottery.recent')}</Heading>
          <LotteryList games={recentGames.slice(0, 4)} label={t('widget.lottery.recent')} {...listProps} />
        </>
      )}
      <QueryState query={menus} skeleton="tiles">
        {(groups) => {
          const filledGroups = Object.entries(groups).filter(([, { gameMenus }]) => gameMenus.length > 0);
          if (filledGroups.length === 0) return <EmptyState icon="lottery" title={empty} />;
          return filledGroups.map(([key, { gameGroupName, gameMenus }]) => (
            <div key={key} className={styles.group}>
              <Heading>{gameGroupName ?? key}</Heading>
              <LotteryList games={gameMenus} label={gameGroupName ?? key} {...listProps} />
            </div>
          ));
        }}
      </QueryState>
    </section>
  );
}
