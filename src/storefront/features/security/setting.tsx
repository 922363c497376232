import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '@/storefront/platform/browser/when-idle';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import { Row } from '@/storefront/ui/row';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { PendingQueries } from '@/storefront/ui/states/pending-queries';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import { firstStep, furtherStep, type Kind, type Step } from './steps';
import { useSettingState } from './use-setting-state';

const loadDialog = () => import('./setting-dialog');
const SettingDialog = createLazy(loadDialog);

const icons = {
  fund: 'key',
  cards: 'wallet',
  question: 'shield',
  email: 'mail',
  phone: 'phone',
  nickname: 'user',
  payeeName: 'id',
  avatar: 'star',
  devices: 'phone',
} as const satisfies Readonly<Record<Kind, string>>;

/**
 * One setting of the account: its state, and a dialog. If the setting needs something else first, the dialog asks for
 * that.
 */
export default function Setting({ box, props }: WidgetComponentProps<'security.setting'>) {
  const { of, label, place = false, proof } = props;
  const t = useText();
  const { note, config: configQuery, info } = useSettingState(of);
  const { data: config } = configQuery;
  const { step, isOpen, open, close } = useStep(of, firstStep(of, config));
  useEffect(() => whenIdle(() => void loadDialog().catch(() => undefined)), []);
  const handleTap = () => {
    if (configQuery.isError) void configQuery.refetch();
    open();
  };
  const waitingDialog = (children: ReactNode) => (
    <Dialog {...box} title={label} closeLabel={t('widget.close')} onClose={() => close()}>
      {children}
    </Dialog>
  );
  return (
    <>
      <Row {...box} label={label} icon={icons[of]} note={note} onClick={handleTap} />
      {isOpen &&
        step === undefined &&
        config === undefined &&
        waitingDialog(<PendingQueries queries={[configQuery]} skeleton="form" />)}
      {step !== undefined && (
        <LazyComponent
          of={SettingDialog}
          fallback={waitingDialog(<Skeleton kind="form" label={t('widget.loading')} />)}
        >
          {(LoadedDialog) => (
            <LoadedDialog
              step={step}
              title={label}
              asks={{ place, proof: proof === 'sms' }}
              needsEmailCode={proof === 'email'}
              config={config}
              info={info}
              onStep={open}
              onClose={close}
            />
          )}
        </LazyComponent>
      )}
    </>
  );
}

/** The open dialog of a setting, in the address: `?sheet=cards`, one step further `?sheet=cards.name`. */
function useStep(of: Kind, initialStep: Step | undefined) {
  const { shown = '', open, close } = useSheet();
  const [openSetting, stepName] = shown.split('.');
  const [startedStep, setStartedStep] = useState<Step>();
  const isOpen = openSetting === of;
  // The step is kept once known, so that a value set in the dialog does not replace the dialog.
  if (isOpen && startedStep === undefined && initialStep !== undefined) setStartedStep(initialStep);
  if (!isOpen && startedStep !== undefined) setStartedStep(undefined);
  const step = isOpen ? (furtherStep(stepName) ?? startedStep) : undefined;
  return { step, isOpen, open: (next?: Step) => open(next === undefined ? of : `${of}.${next}`), close: () => close() };
}
