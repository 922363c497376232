import { LooseForm } from '@/storefront/forms/loose-form';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { MobileAndCode } from '../mobile-and-code';

export default function SmsLogin({ props }: WidgetComponentProps<'auth.sms-login'>) {
  const { sender = 'platform', ...labels } = props;
  const send = sender === 'provider' ? 'provider' : 'smsNoLogin';
  return <LooseForm>{(scope) => <MobileAndCode scope={scope} {...labels} send={send} last />}</LooseForm>;
}
