import { isIP } from 'node:net';
import { distance } from 'fastest-levenshtein';
import { channelVendors } from '../deposit/channels';
import { isObject, type Json } from '../json';
import { messages } from '../messages';
import { vendors } from '../seed/vendors';
import { endpoints } from '../serve/serve-gateway';
import { type Scenario, toScenario } from '../store/scenarios';
import { errorTexts } from '../wire/error-texts';
import { ControlError } from './control-error';

const byCall = ['slow', 'fail', 'malformed'] as const;
const flags = ['maintenance', 'regionRestriction', 'captcha', 'verifyLogin'] as const;
const parts: readonly string[] = [...byCall, ...flags, 'site', 'vendorMaintenance', 'restrictedAddresses'];

/** For each part of a scenario that names calls: the calls for which it can be played, and the values that it takes. */
const takes: { readonly [part in (typeof byCall)[number]]: readonly [(entry: unknown) => boolean, string] } = {
  slow: [(entry) => typeof entry === 'number' && entry >= 0, 'a number of milliseconds'],
  fail: [isText, 'the code of an error, such as "unknown.system.err"'],
  malformed: [(entry) => entry === 'shape' || entry === 'json' || entry === 'rows', '"shape", "json" or "rows"'],
};

/** Codes of errors that a call may fail with. Any other would be played as `unknown.system.err`. */
const errorCodes: readonly string[] = Object.keys(errorTexts);

/** Vendors of games, and those of the ways to put money in. */
const vendorCodes: readonly string[] = [...vendors.map(({ code }) => code), ...channelVendors];

/**
 * Reads a scenario that a script sends. Refuses parts without effect, because a test that plays them could not fail.
 */
export function readScenario({ merchant: _, scenario = {}, ...beside }: Json): Scenario {
  const fields = isObject(scenario) ? { ...scenario, ...beside } : refuse('scenario', 'an object');
  const unknown = Object.keys(fields).find((part) => !parts.includes(part));
  if (unknown !== undefined) throw new ControlError(messages.unknownScenario(unknown, nearest(unknown, parts), parts));
  for (const part of flags)
    if (fields[part] !== undefined && typeof fields[part] !== 'boolean') refuse(part, 'true or false');
  const { site, vendorMaintenance, restrictedAddresses } = fields;
  if (site !== undefined && site !== '' && site !== 'agents' && site !== 'members')
    refuse('site', '"agents" or "members"');
  if (vendorMaintenance !== undefined) lookAtVendors(vendorMaintenance);
  if (restrictedAddresses !== undefined && !isListOfAddresses(restrictedAddresses))
    refuse('restrictedAddresses', 'a list of addresses, such as "203.0.113.9"');
  for (const part of byCall) lookAtCalls(part, fields[part]);
  return toScenario(fields);
}

function lookAtVendors(value: unknown): void {
  if (!Array.isArray(value) || !value.every(isText)) refuse('vendorMaintenance', 'a list of codes');
  const unknown = value.find((code) => !vendorCodes.includes(code));
  if (unknown === undefined) return;
  throw new ControlError(messages.unknownVendor(unknown, nearest(unknown, vendorCodes), vendorCodes));
}

function lookAtCalls(part: (typeof byCall)[number], value: unknown): void {
  if (value === undefined) return;
  if (!isObject(value)) refuse(part, 'an object of calls, such as { "balance": … }');
  const calls = ['*', ...endpoints.map(({ name }) => name)];
  const [isTaken, what] = takes[part];
  for (const [call, entry] of Object.entries(value)) {
    if (!calls.includes(call)) throw new ControlError(messages.unknownCall(call, nearest(call, calls)));
    if (!isTaken(entry)) refuse(`${part}.${call}`, what);
    if (part === 'fail' && isText(entry) && !errorCodes.includes(entry))
      throw new ControlError(messages.unknownCode(entry, nearest(entry, errorCodes)));
  }
}

function isListOfAddresses(value: unknown): boolean {
  return Array.isArray(value) && value.every((address) => isText(address) && isIP(address) !== 0);
}

function isText(entry: unknown): entry is string {
  return typeof entry === 'string' && entry !== '';
}

function refuse(part: string, what: string): never {
  throw new ControlError(messages.wrongScenario(part, what));
}

/** The closest name, where at least half of the letters match. */
function nearest(name: string, names: readonly string[]): string | undefined {
  const away = (other: string) => distance(name.toLowerCase(), other.toLowerCase());
  const [best] = names.toSorted((one, other) => away(one) - away(other));
  return best !== undefined && away(best) * 2 <= Math.max(best.length, name.length) ? best : undefined;
}
