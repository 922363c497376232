import { useContext } from 'react';
import { fieldName, MethodContext } from '../form-scope';
import { CaptchaField } from './captcha-field';
import { CodeField } from './code-field';
import { ConfirmField } from './confirm-field';
import { MobileField } from './mobile-field';
import { PasswordField } from './password-field';
import { type FieldProps, TextField } from './text-field';

/** The control of a field by its kind; names are those of the wire. What is not known is a plain line of text. */
export function FormField(props: FieldProps) {
  const method = useContext(MethodContext);
  const { name, label, hint, scope, input } = props;
  // In mobile registration the number is the name.
  if (method === 'mobile' && name === 'username') return null;
  if (input === 'captcha' || name === 'captcha')
    return <CaptchaField scope={scope} name={name} label={label} hint={hint} />;
  if (name === 'verificationCode') return <CodeField {...props} />;
  if (name === 'confirmPassword') return <ConfirmField {...props} />;
  if (input === 'dialling' || name === 'mobileNum') return <MobileField {...props} />;
  if (name === 'password') return <FirstPassword {...props} />;
  return input === 'password' ? <PasswordField {...props} /> : <TextField {...props} />;
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
