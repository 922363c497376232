/** The engine's part for forms: a server's rules, read. Apart from `live.ts`, so that a page without a form does not carry it. */
export type { FieldRule, ReadRule } from './normalize/field-rule';
export { verificationRules } from './normalize/verification-rules';
export { simpleEmail } from './pattern/simple-email';
