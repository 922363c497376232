import type { FieldRule } from '../../rules/rule';

/** Rule of a fund password. */
export const sixDigits: FieldRule = { required: true, minLength: 6, maxLength: 6, pattern: '\\d+', patternSafe: true };
