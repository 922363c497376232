import { type Answers, has } from './answers';

type Rule = { readonly pattern: string; readonly min: number; readonly max: number };

/** The rules of each field, as a platform's console would send them; a real platform sends its own. */
const fields = {
  username: { pattern: '[A-Za-z][A-Za-z0-9]*', min: 4, max: 12 },
  password: { pattern: '(?=.*[A-Za-z])(?=.*[0-9])[!-~]+', min: 8, max: 64 },
  confirmPassword: { pattern: '*', min: 8, max: 64 },
  mobileNum: { pattern: '[0-9]+', min: 6, max: 15 },
  verificationCode: { pattern: '[0-9]+', min: 4, max: 10 },
  email: { pattern: '[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+', min: 6, max: 255 },
  affiliateCode: { pattern: '[A-Za-z0-9]+', min: 4, max: 12 },
} as const satisfies { readonly [field: string]: Rule };

export function registerRules({ registerBy, features }: Answers): object {
  const isNamed = registerBy !== 'mobile';
  // If players can register by name, only registration by mobile asks for number and code.
  const isMobile = registerBy === 'mobile';
  const byCode = has(features, 'agents') || has(features, 'invite');
  return {
    username: ruleOf('username', { enabled: isNamed, required: isNamed }),
    mobileNum: ruleOf('mobileNum', { enabled: isMobile, required: isMobile }),
    verificationCode: ruleOf('verificationCode', { enabled: isMobile, required: isMobile }),
    password: ruleOf('password', { enabled: true, required: true }),
    confirmPassword: ruleOf('confirmPassword', { enabled: true, required: true }),
    email: ruleOf('email', { enabled: isNamed, required: false }),
    affiliateCode: ruleOf('affiliateCode', { enabled: byCode, required: false }),
  };
}

/** Login accepts every value that registration accepts or once accepted. */
export const verificationRules = {
  loginUsername: ruleNamed('loginUsername', fields.username),
  loginPassword: ruleNamed('loginPassword', { pattern: '*', min: 6, max: 64 }),
  loginMobileNum: ruleNamed('loginMobileNum', fields.mobileNum),
  verificationCode: ruleNamed('verificationCode', fields.verificationCode),
};

type FieldUse = { readonly enabled: boolean; readonly required: boolean };

function ruleOf(name: keyof typeof fields, { enabled, required }: FieldUse): object {
  return { ...ruleNamed(name, fields[name]), enabled, required };
}

function ruleNamed(key: string, { pattern, min, max }: Rule): object {
  return {
    key,
    enabled: true,
    required: true,
    type: 'text',
    patternId: 0,
    acceptedPattern: pattern,
    minLength: min,
    maxLength: max,
  };
}
