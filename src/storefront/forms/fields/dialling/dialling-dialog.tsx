import { useText } from '@/storefront/platform/languages/use-text';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import type { Country } from './country';
import type { Dialling } from './use-dialling';

// The search and the names of all countries, loaded when the list is opened.
const diallingPicker = createLazy(() => import('./dialling-picker'));

type Props = { readonly dialling: Dialling; readonly onClose: () => void };

/** The list of all countries. It is rendered outside of the field, which reads left to right in every language. */
export function DiallingDialog({ dialling: { countries, current, choose }, onClose }: Props) {
  const t = useText();
  const chooseAndClose = (country: Country) => {
    choose(country);
    onClose();
  };
  return (
    <Dialog title={t('widget.register.dialling')} closeLabel={t('widget.close')} variant="panel" onClose={onClose}>
      <LazyComponent of={diallingPicker} fallback={<Skeleton kind="form" />}>
        {(DiallingPicker) => (
          <DiallingPicker countries={countries.list} current={current?.code} onChoose={chooseAndClose} />
        )}
      </LazyComponent>
    </Dialog>
  );
}
