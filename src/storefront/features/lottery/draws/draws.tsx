import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '@/storefront/contract/hooks';
import { vendorsQuery } from '@/storefront/platform/gateway/games';
import { lotteryMenusQuery, type PrizeMode } from '@/storefront/platform/gateway/lottery';
import { prizeModeOf } from '@/storefront/platform/gateway/prize-mode';
import { useSettledGateway } from '@/storefront/platform/gateway/use-settled-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { EmptyState } from '@/storefront/ui/empty-state';
import { QueryState } from '@/storefront/ui/live/query-state';
import { Tabs } from '@/storefront/ui/tabs';
import { chosenMode } from '../chosen-mode';
import { gameOf } from '../game-of';
import styles from '../games.module.css';
import { LotterySelect } from '../lottery-select';
import { LotteryDraws } from './lottery-draws';

const everyMode: readonly PrizeMode[] = ['LOTT', 'ELOTT'];

export default function Draws({ props, emit, href }: WidgetComponentProps<'lottery.draws'>) {
  const t = useText();
  const gateway = useSettledGateway(200);
  const [params, setParams] = useSearchParams();
  const { label, empty, modes = everyMode } = props;
  const asked = params.get('mode') ?? undefined;
  const vendors = useQuery(vendorsQuery(gateway));
  const mode = chosenMode(asked, modes, prizeModeOf(vendors.data?.data.lanes ?? []));
  const menus = useQuery({ ...lotteryMenusQuery(gateway, mode), enabled: !vendors.isPending || asked !== undefined });
  return (
    <section className={styles.lottery} aria-label={label}>
      {modes.length > 1 && (
        <Tabs
          label={t('widget.lottery.modes')}
          tabs={modes.map((key) => ({ key, label: t(`widget.lottery.mode.${key}`) }))}
          chosen={mode}
          onChoose={(next) => setParams({ mode: next, code: undefined })}
        />
      )}
      <QueryState query={menus} skeleton="card">
        {(groups) => {
          const games = Object.values(groups).flatMap(({ gameMenus }) => gameMenus);
          const game = games.find(({ gameCode }) => gameCode === params.get('code')) ?? games[0];
          if (game === undefined) return <EmptyState icon="lottery" title={empty} />;
          return (
            <>
              <LotterySelect
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
