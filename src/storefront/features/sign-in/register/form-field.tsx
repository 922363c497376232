import { useContext } from 'react';
import { CaptchaField } from '@/storefront/forms/fields/captcha-field';
import { MobileField } from '@/storefront/forms/fields/mobile-field';
import { PasswordField } from '@/storefront/forms/fields/password-field';
import { registerCode } from '@/storefront/forms/fields/send-code';
import { type FieldProps, TextField } from '@/storefront/forms/fields/text-field';
import { MethodContext } from '@/storefront/forms/form-scope';
import { CodeField } from '@/storefront/forms/phone-proof/code-field';
import { ConfirmField, FirstPassword } from '../confirmed-password';
import { FoldContext, isInFold } from './fold';
import { InvitationField } from './invitation-field';
import { InvitationContext } from './use-invitation';

type Props = FieldProps & {
  /** The only way to register that needs the field; undefined for all ways. */
  readonly only?: string | undefined;
};

/** Fields that are always required, whatever their rule says. */
const alwaysRequired: ReadonlySet<string> = new Set(['captcha', 'confirmPassword']);

/** The control of a field by its kind. Names are those of the wire. An unknown kind is a text input. */
export function FormField({ only, ...props }: Props) {
  const method = useContext(MethodContext);
  const fold = useContext(FoldContext);
  const invitation = useContext(InvitationContext);
  const { box, name, label, hint, scope, input, rule } = props;
  if (only !== undefined && only !== method) return null;
  // In a registration by mobile the number is the name, and a code verifies it.
  if (method === 'mobile' && name === 'username') return null;
  const proofProps = method === 'mobile' ? { ...props, rule: { ...rule, required: true } } : props;
  const isProof = method === 'mobile' && (name === 'mobileNum' || name === 'verificationCode');
  const isRequired = isProof || rule.required === true || input === 'captcha' || alwaysRequired.has(name);
  const isInvited = name === 'affiliateCode' && invitation?.hasCome === true;
  if (!isInFold(fold, { required: isRequired, isInvited })) return null;
  if (input === 'captcha' || name === 'captcha')
    return <CaptchaField box={box} scope={scope} name={name} label={label} hint={hint} />;
  if (name === 'verificationCode') return <CodeField {...proofProps} send={registerCode[method]} />;
  if (name === 'confirmPassword') return <ConfirmField {...props} of="password" />;
  if (input === 'dialling' || name === 'mobileNum') return <MobileField {...proofProps} />;
  if (name === 'affiliateCode') return <InvitationField {...props} />;
  if (name === 'password') return <FirstPassword {...props} />;
  return input === 'password' ? <PasswordField {...props} /> : <TextField {...props} />;
}
