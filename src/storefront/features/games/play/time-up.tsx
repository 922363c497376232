import { type ReactNode, useState } from 'react';
import { saferPlayQuery } from '@/storefront/platform/gateway/queries/member/responsible';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { isTimeUp, limitsTime } from './time-limit';

type Props = {
  /** The way to the limits and breaks that the member set. */
  readonly limits: ReactNode;
  readonly onLeave: () => void;
};

/** How often a limited time of play is looked at, in milliseconds. */
const lookEvery = 15_000;

/** Says once that the time which the member set is used up: the game goes on, and takes no stake any more. */
export function TimeUp({ limits, onLeave }: Props) {
  const t = useText();
  const [isRead, setRead] = useState(false);
  const { data } = useQuery({
    ...saferPlayQuery(useGateway()),
    refetchInterval: ({ state }) => limitsTime(state.data) && lookEvery,
  });
  if (isRead || !isTimeUp(data)) return null;
  return (
    <Dialog
      title={t('widget.game.timeUp')}
      variant="popup"
      closeLabel={t('widget.close')}
      onClose={() => setRead(true)}
      footer={<Button onClick={onLeave}>{t('widget.game.leave')}</Button>}
    >
      <p>{t('widget.game.timeUpNote')}</p>
      {limits}
    </Dialog>
  );
}
