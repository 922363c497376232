import { useMemo, useState } from 'react';
import { useText } from '@/storefront/i18n/use-text';
import { useAction, useSearchParams } from '@/storefront/renderer/hooks';
import type { WidgetComponentProps } from '@/storefront/renderer/manifest';
import { Button } from '@/storefront/ui/button';
import styles from './launch.module.css';
import { GameFrame } from './parts/game-frame';
import { GameTab } from './parts/game-tab';
import { GameTrouble } from './parts/game-trouble';
import { pageBackOf } from './parts/page-back';
import { PlayStatus } from './parts/play-status';
import { useLaunch } from './parts/use-launch';
import { useLaunchPlan } from './parts/use-launch-plan';

const noVendors: readonly string[] = [];

export default function Launch({ props, slots, emit }: WidgetComponentProps<'game.launch'>) {
  const t = useText();
  const run = useAction();
  const [params] = useSearchParams();
  const [isTrial, setTrial] = useState(params.get('trial') === '1');
  const { game, plan } = useLaunchPlan(params, isTrial);
  const pageBack = params.get('pageBack') ?? undefined;
  const path = useMemo(
    () => (typeof window === 'undefined' ? undefined : pageBackOf(pageBack, window.location.origin)),
    [pageBack],
  );
  const { state, retry } = useLaunch({ game, plan, back: path });
  const label = params.get('name') ?? props.label ?? t('widget.game.frame');
  const back = props.backLabel ?? t('widget.game.back');
  const leave = () => {
    if (path === undefined || hasCome()) emit('back');
    else run({ do: 'openLink', href: path });
  };
  const { realityCheck = 0, timeout = 15_000, tabVendors = noVendors } = props;
  if (state.kind === 'failed') {
    const { failure } = state;
    const unfinished = failure.kind === 'unfinished' ? failure.game : undefined;
    return (
      <GameTrouble failure={failure} onRetry={retry} onLogin={() => emit('login')}>
        {failure.kind === 'funds' && (
          <Button icon="deposit" onClick={() => emit('deposit')}>
            {props.depositLabel ?? t('widget.game.deposit')}
          </Button>
        )}
        {failure.kind === 'funds' && props.trial === true && plan?.kind === 'game' && (
          <Button
            tone="secondary"
            icon="play"
            onClick={() => {
              setTrial(true);
              retry();
            }}
          >
            {t('widget.game.trial')}
          </Button>
        )}
        {unfinished !== undefined && (
          <Button icon="play" onClick={() => run({ do: 'launchGame' }, unfinished)}>
            {t('widget.game.finish')}
          </Button>
        )}
        <Button tone="secondary" icon="back" onClick={leave}>
          {back}
        </Button>
        {slots.help}
      </GameTrouble>
    );
  }
  const url = state.kind === 'open' ? state.url : undefined;
  if (url !== undefined && tabVendors.includes(game.vendor))
    return <GameTab key={url} url={url} label={label} backLabel={back} onBack={leave} />;
  return (
    <section className={styles.game} aria-label={label}>
      {url !== undefined && (props.session === true || realityCheck > 0) && (
        <PlayStatus isShown={props.session === true} realityCheck={realityCheck} onLeave={leave} />
      )}
      <GameFrame
        key={url ?? 'opening'}
        url={url}
        label={label}
        backLabel={back}
        timeout={timeout}
        onBack={leave}
        onRetry={retry}
      />
    </section>
  );
}

/** Whether this site was here before the game: then the way back is the history's own. */
function hasCome(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
