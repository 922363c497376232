import { type ReactNode, useState } from 'react';
import { saferPlayQuery } from '@/storefront/platform/gateway/queries/member/responsible';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { isTimeUp, limitsTime } from './time-limit';

type Props = {
  /** Link to the member's limits and breaks. */
  readonly limits: ReactNode;
  readonly onLeave: () => void;
};

/** Milliseconds between two checks of the time limit. */
const pollMs = 15_000;

/**
 * Says that the member's time limit is used up: the game goes on but accepts no stakes. Once closed, it stays closed
 * until the next reality check.
 */
export function TimeUp({ limits, onLeave }: Props) {
  const t = useText();
  const [isClosed, setClosed] = useState(false);
  const { data } = useQuery({
    ...saferPlayQuery(useGateway()),
    refetchInterval: ({ state }) => limitsTime(state.data) && pollMs,
  });
  if (isClosed || !isTimeUp(data)) return null;
  return (
    <Dialog
      title={t('widget.game.timeUp')}
      variant="popup"
      closeLabel={t('widget.close')}
      onClose={() => setClosed(true)}
      footer={<Button onClick={onLeave}>{t('widget.game.leave')}</Button>}
    >
      <p>{t('widget.game.timeUpNote')}</p>
      {limits}
    </Dialog>
  );
}
