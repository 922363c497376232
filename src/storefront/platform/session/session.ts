import { toFlag } from '@/engine/live';
import type { Session } from '@/storefront/contract/session';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';

/** Parses a session. Undefined if a part is missing. */
export function parseSession(value: unknown): Session | undefined {
  const { token, merchantCode, userName, type, firstTimeLogin } = fieldsOf(value);
  const typeCode = toTypeCode(type);
  if (!isFilled(token) || !isFilled(merchantCode) || !isFilled(userName) || typeCode === undefined) return undefined;
  return { token, merchantCode, userName, type: typeCode, firstTimeLogin: isOn(firstTimeLogin) };
}

/** Whether a flag of the wire is on, in any of its spellings. Anything else is off. */
export function isOn(flag: unknown): boolean {
  return toFlag(flag) === true;
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function toTypeCode(value: unknown): number | undefined {
  const code = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof code === 'number' && Number.isInteger(code) ? code : undefined;
}

/** Type of a restricted or free account, which has no money of its own. */
export const freeAccountType = 4;

/** Types without a team: 0 a member, 4 a free account, 40 no agent (`member.type` in schemas/facts.json). */
const memberTypes: readonly number[] = [0, freeAccountType, 40];

/** Whether accounts of a type have a team. Anything but a whole number is no type. */
export function isAgentType(type: number | string | null | undefined): boolean {
  const code = Number(type ?? 0);
  return Number.isInteger(code) && !memberTypes.includes(code);
}
