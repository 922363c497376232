import { LooseForm } from '@/storefront/forms/loose-form';
import { MobileAndCode } from '@/storefront/forms/phone-proof/mobile-and-code';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';

export default function SmsLogin({ box, props }: WidgetComponentProps<'auth.sms-login'>) {
  const { sender = 'platform', ...labels } = props;
  const send = sender === 'provider' ? 'provider' : 'smsNoLogin';
  return <LooseForm>{(scope) => <MobileAndCode box={box} scope={scope} {...labels} send={send} last />}</LooseForm>;
}
