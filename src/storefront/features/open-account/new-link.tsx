import { useState } from 'react';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';

const NewLinkDialog = createLazy(async () => ({ default: (await import('./new-link-dialog')).NewLinkDialog }));

/** Creates a link and shows it for sharing. */
export default function NewLink({ box, props: { label } }: WidgetComponentProps<'agent.new-link'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...box} icon="plus" wide onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <LazyComponent of={NewLinkDialog} fallback={null}>
          {(Dialog) => <Dialog label={label} onClose={() => setOpen(false)} />}
        </LazyComponent>
      )}
    </>
  );
}
