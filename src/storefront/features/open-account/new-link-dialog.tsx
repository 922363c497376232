import { useState } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { LinkForm } from './link-form';
import { LinkToShare } from './link-to-share';
import { WithRebateLimits } from './with-rebate-limits';

type Props = { readonly label: string; readonly onClose: () => void };

/** The form for a new link, then the link. */
export function NewLinkDialog({ label, onClose }: Props) {
  const t = useText();
  const [code, setCode] = useState<string>();
  const title = code === undefined ? label : t('widget.open.linkDone');
  return (
    <Dialog title={title} closeLabel={t('widget.close')} onClose={onClose}>
      {code === undefined ? (
        <WithRebateLimits>{(limits) => <LinkForm title={label} limits={limits} onMade={setCode} />}</WithRebateLimits>
      ) : (
        <LinkToShare code={code} />
      )}
    </Dialog>
  );
}
