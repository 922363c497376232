/**
 * The engine's part for forms: reads the rules of a server. Apart from `live.ts`, so that a page without a form does
 * not load it.
 */
export type { FieldRule, ReadRule } from './normalize/field-rule';
export { verificationRules } from './normalize/verification-rules';
export { simpleEmail } from './pattern/simple-email';
