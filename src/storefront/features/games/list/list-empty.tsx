import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import type { Tab } from './list-choice';

type Props = {
  readonly tab: Tab;
  /** Whether a search or filter may be the cause. */
  readonly isNarrowed: boolean;
  readonly empty: string;
  readonly onWiden: () => void;
  readonly onAll: () => void;
};

/** Says that there are no games, why, and what to do. */
export function ListEmpty({ tab, isNarrowed, empty, onWiden, onAll }: Props) {
  const t = useText();
  if (isNarrowed)
    return (
      <EmptyState icon="search" title={empty} text={t('widget.games.none')}>
        <Button tone="secondary" onClick={onWiden}>
          {t('widget.games.widen')}
        </Button>
      </EmptyState>
    );
  if (tab === 'all' || tab === 'hot') return <EmptyState icon="gamepad" title={empty} />;
  const isRecent = tab === 'recent';
  return (
    <EmptyState
      icon={isRecent ? 'clock' : 'heart'}
      title={t(isRecent ? 'widget.games.noRecent' : 'widget.games.noFavourites')}
      text={t(isRecent ? 'widget.games.noRecent.hint' : 'widget.games.noFavourites.hint')}
    >
      <Button tone="secondary" onClick={onAll}>
        {t('widget.games.showAll')}
      </Button>
    </EmptyState>
  );
}
