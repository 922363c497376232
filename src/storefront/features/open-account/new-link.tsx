import { useState } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { LinkForm } from './link-form';
import { LinkToShare } from './link-to-share';
import { WithRebateLimits } from './with-rebate-limits';

/** Makes a link, and shows it to be given away. */
export default function NewLink({ props }: WidgetComponentProps<'agent.new-link'>) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState<string>();
  const close = () => {
    setOpen(false);
    setCode(undefined);
  };
  const title = code === undefined ? props.label : t('widget.open.linkDone');
  return (
    <>
      <Button icon="plus" wide onClick={() => setOpen(true)}>
        {props.label}
      </Button>
      {isOpen && (
        <Dialog title={title} closeLabel={t('widget.close')} onClose={close}>
          {code === undefined ? (
            <WithRebateLimits>
              {(limits) => <LinkForm title={props.label} limits={limits} onMade={setCode} />}
            </WithRebateLimits>
          ) : (
            <LinkToShare code={code} />
          )}
        </Dialog>
      )}
    </>
  );
}
