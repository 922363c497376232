import { executionOf, popupsQuery } from '@/storefront/platform/gateway/queries/popups';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useSeen } from '@/storefront/platform/session/use-seen';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { toPopups } from './popup';
import { PopupDialog } from './popup-dialog';
import { useQuietMoment } from './use-quiet-moment';

/** At most this many popups on one arrival. */
const mostPopups = 20;

export default function Popups({ box, props }: WidgetComponentProps<'home.popups'>) {
  const { label, delay = 2000 } = props;
  const gateway = useGateway();
  const execution = executionOf(gateway);
  const { seen: wasSeen, mark: markSeen } = useSeen(`popups-${execution}`, 'session');
  const { data } = useQuery({ ...popupsQuery(gateway), enabled: wasSeen === false });
  const popups = toPopups(data, execution).slice(0, mostPopups);
  const isShown = useQuietMoment(delay, wasSeen === false && popups.length > 0);
  return isShown ? <PopupDialog box={box} label={label} popups={popups} onClose={markSeen} /> : null;
}
