import { useContext } from 'react';
import { fieldName, MethodContext } from '../form-scope';
import { InvitationField } from '../register/invitation-field';
import { CaptchaField } from './captcha-field';
import { CodeField } from './code-field';
import { ConfirmField } from './confirm-field';
import { MobileField } from './mobile-field';
import { PasswordField } from './password-field';
import { registerCode } from './send-code';
import { type FieldProps, TextField } from './text-field';

type Props = FieldProps & {
  /** The one way to register that asks for it; every way where there is none. */
  readonly only?: string | undefined;
};

/** The control of a field by its kind; names are those of the wire. What is not known is a plain line of text. */
export function FormField({ only, ...props }: Props) {
  const method = useContext(MethodContext);
  const { name, label, hint, scope, input, rule } = props;
  if (only !== undefined && only !== method) return null;
  // In mobile registration the number is the name, and it is proven with a code.
  if (method === 'mobile' && name === 'username') return null;
  const proven = method === 'mobile' ? { ...props, rule: { ...rule, required: true } } : props;
  if (input === 'captcha' || name === 'captcha')
    return <CaptchaField scope={scope} name={name} label={label} hint={hint} />;
  if (name === 'verificationCode') return <CodeField {...proven} send={registerCode[method]} />;
  if (name === 'confirmPassword') return <ConfirmField {...props} />;
  if (input === 'dialling' || name === 'mobileNum') return <MobileField {...proven} />;
  if (name === 'affiliateCode') return <InvitationField {...props} />;
  if (name === 'password') return <FirstPassword {...props} />;
  return input === 'password' ? <PasswordField {...props} /> : <TextField {...props} trims />;
}

/** Changing the password checks its confirmation again. */
function FirstPassword(props: FieldProps) {
  const { form, names } = props.scope;
  const recheck = () => {
    const confirmation = fieldName('confirmPassword');
    if (names().includes('confirmPassword') && form.getValues(confirmation)) void form.trigger(confirmation);
  };
  return <PasswordField {...props} onChange={recheck} />;
}
