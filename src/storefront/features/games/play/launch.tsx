import { useLayoutEffect, useRef, useState } from 'react';
import { useAction, useSearchParams } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { safePath } from '@/storefront/ui/safe/safe-address';
import { canGoBack } from '../tiles/can-go-back';
import { GameFrame } from './game-frame';
import { GameTab } from './game-tab';
import { GameTrouble } from './game-trouble';
import { isForeign } from './game-url';
import styles from './launch.module.css';
import { PlayBar } from './play-bar';
import { PlayStatus } from './play-status';
import { useGameName } from './use-game-name';
import { useLaunch } from './use-launch';
import { useLaunchPlan } from './use-launch-plan';

type Props = WidgetComponentProps<'game.launch'>;

const noVendors: readonly string[] = [];

/** Any change of the address's parameters gets a new instance, without state of the last game. */
export default function Launch(props: Props) {
  const [params] = useSearchParams();
  return <GameVisit key={params.toString()} {...props} params={params} />;
}

function GameVisit({ box, props, slots, emit, params }: Props & { readonly params: URLSearchParams }) {
  const t = useText();
  const run = useAction();
  const [isTrial, setTrial] = useState(params.get('trial') === '1');
  const [isCheckOpen, setCheckOpen] = useState(false);
  const [frameOffersBack, setFrameOffersBack] = useState(false);
  const stageRef = useRef<HTMLElement>(null);
  const { game, vendor, plan } = useLaunchPlan(params, isTrial);
  const backPath = safePath(params.get('pageBack'));
  const { state, attempt, retry } = useLaunch({ game, plan, back: backPath });
  const name = useGameName(game, params.get('name') ?? '');
  const label = name ?? vendor ?? props.label ?? t('widget.game.frame');
  const backLabel = props.backLabel ?? t('widget.game.back');
  const goBack = () => {
    if (backPath === undefined || canGoBack()) emit('back');
    else run({ do: 'openLink', href: backPath });
  };
  const playForFree = () => {
    setTrial(true);
    retry();
  };
  const { realityCheck = 0, timeout = 15_000, tabVendors = noVendors } = props;
  const url = state.kind === 'open' ? state.url : undefined;
  const hasTab = tabVendors.includes(game.vendor);
  const isPlaying = url !== undefined && !hasTab;
  useFullPage(isPlaying);
  if (state.kind === 'failed') {
    return (
      <GameTrouble
        box={box}
        failure={state.failure}
        name={label}
        funds={slots.funds}
        limits={slots.limits}
        backLabel={backLabel}
        onRetry={retry}
        onLogin={() => emit('login')}
        onTrial={props.trial === true && plan?.kind === 'game' ? playForFree : undefined}
        onFinish={(unfinished) => run({ do: 'launchGame' }, unfinished)}
        onBack={goBack}
      >
        {slots.help}
      </GameTrouble>
    );
  }
  const status = url !== undefined && (props.session === true || realityCheck > 0) && (
    <PlayStatus
      isShown={props.session === true}
      isTrial={plan?.kind === 'trial'}
      realityCheck={realityCheck}
      isOnForeignHost={!hasTab && isForeign(url)}
      isInOtherWindow={hasTab}
      limits={slots.limits}
      onCheck={setCheckOpen}
      onLeave={goBack}
    />
  );
  return (
    <section {...box} ref={stageRef} className={styles.game} aria-label={label} data-plays={isPlaying || undefined}>
      <h1 className="sr-only">{label}</h1>
      {isPlaying ? (
        <PlayBar stage={stageRef} backLabel={backLabel} onBack={frameOffersBack ? undefined : goBack}>
          {status}
        </PlayBar>
      ) : (
        status
      )}
      {url !== undefined && hasTab ? (
        <GameTab key={url} url={url} label={label} backLabel={backLabel} onBack={goBack} />
      ) : (
        <GameFrame
          key={attempt}
          url={url}
          label={label}
          backLabel={backLabel}
          timeout={timeout}
          isCovered={isCheckOpen}
          onOffersBack={setFrameOffersBack}
          onBack={goBack}
          onRetry={retry}
        />
      )}
    </section>
  );
}

/** A running game fills the screen: the header is hidden until it ends. */
function useFullPage(isPlaying: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-playing', isPlaying);
    return () => document.documentElement.removeAttribute('data-playing');
  }, [isPlaying]);
}
