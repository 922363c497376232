import { useFlag } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSeen } from '@/storefront/platform/session/use-seen';
import { useSession } from '@/storefront/platform/session/use-session';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { useQuietMoment } from './use-quiet-moment';

/** Says once for each visit that a contract needs an answer, and leads to the first one. */
export default function ContractRequest({ box, props, emit, href }: WidgetComponentProps<'home.contract-request'>) {
  const t = useText();
  const { title, text, cancel, go, delay = 600 } = props;
  const { seen: wasSeen, mark: markSeen } = useSeen(`contract-${useSession()?.userName ?? ''}`, 'session');
  const salary = useFlag('contract.salary');
  const dividend = useFlag('contract.dividend');
  const hourly = useFlag('contract.hourly');
  const openContract = salary ? 'salary' : dividend ? 'dividend' : hourly ? 'hourly' : undefined;
  const isShown = useQuietMoment(delay, wasSeen === false && openContract !== undefined);
  if (!isShown || openContract === undefined) return null;
  return (
    <Dialog
      {...box}
      title={title}
      closeLabel={t('widget.close')}
      onClose={markSeen}
      variant="popup"
      footer={
        <>
          <Button tone="ghost" onClick={markSeen}>
            {cancel}
          </Button>
          <Button
            href={href(openContract)}
            onClick={() => {
              markSeen();
              emit(openContract);
            }}
          >
            {go}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
