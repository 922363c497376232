import { isIP } from 'node:net';
import { channelVendors } from '../deposit/channels';
import { isObject, type Json } from '../json';
import { messages } from '../messages';
import { vendors } from '../seed/vendors';
import { endpoints } from '../serve/serve-gateway';
import { maxDelay, type Scenario, toScenario } from '../store/scenarios';
import { errorTexts } from '../wire/error-texts';
import { ControlError } from './control-error';
import { nearest } from './fields';

const callParts = ['slow', 'fail', 'malformed'] as const;
const flagParts = ['maintenance', 'regionRestriction', 'captcha', 'verifyLogin'] as const;
const allParts: readonly string[] = [...callParts, ...flagParts, 'site', 'vendorMaintenance', 'restrictedAddresses'];

/** For each part of a scenario that names calls: a test of the value of a call, and what it takes, in words. */
const acceptedValues: {
  readonly [part in (typeof callParts)[number]]: readonly [(entry: unknown) => boolean, string];
} = {
  slow: [
    (entry) => typeof entry === 'number' && entry >= 0 && entry <= maxDelay,
    `a number of milliseconds up to ${maxDelay}`,
  ],
  fail: [isText, 'the code of an error, such as "unknown.system.err"'],
  malformed: [(entry) => entry === 'shape' || entry === 'json' || entry === 'rows', '"shape", "json" or "rows"'],
};

/** Codes of errors that a call may fail with. Any other would be played as `unknown.system.err`. */
const errorCodes: readonly string[] = Object.keys(errorTexts);

/** Vendors of games, and those of the ways to put money in. */
const vendorCodes: readonly string[] = [...vendors.map(({ code }) => code), ...channelVendors];

/**
 * Reads a scenario that a script sends. Its parts stand in `scenario` or beside it, and those beside it win. Refuses
 * parts without effect, because a test that plays them could not fail.
 */
export function readScenario({ merchant: _, scenario = {}, ...otherFields }: Json): Scenario {
  const fields = isObject(scenario) ? { ...scenario, ...otherFields } : refuse('scenario', 'an object');
  const unknownPart = Object.keys(fields).find((part) => !allParts.includes(part));
  if (unknownPart !== undefined)
    throw new ControlError(
      messages.unknownScenario(unknownPart, nearest(unknownPart, ['merchant', ...allParts]), allParts),
    );
  for (const part of flagParts)
    if (fields[part] !== undefined && typeof fields[part] !== 'boolean') refuse(part, 'true or false');
  const { site, vendorMaintenance, restrictedAddresses } = fields;
  if (site !== undefined && site !== '' && site !== 'agents' && site !== 'members')
    refuse('site', '"agents" or "members"');
  if (vendorMaintenance !== undefined) checkVendors(vendorMaintenance);
  if (restrictedAddresses !== undefined && !isListOfAddresses(restrictedAddresses))
    refuse('restrictedAddresses', 'a list of addresses, such as "203.0.113.9"');
  for (const part of callParts) checkCalls(part, fields[part]);
  return toScenario(fields);
}

function checkVendors(value: unknown): void {
  if (!Array.isArray(value) || !value.every(isText)) refuse('vendorMaintenance', 'a list of codes');
  const unknownVendor = value.find((code) => !vendorCodes.includes(code));
  if (unknownVendor === undefined) return;
  throw new ControlError(messages.unknownVendor(unknownVendor, nearest(unknownVendor, vendorCodes), vendorCodes));
}

function checkCalls(part: (typeof callParts)[number], value: unknown): void {
  if (value === undefined) return;
  if (!isObject(value)) refuse(part, 'an object of calls, such as { "balance": … }');
  const [isAccepted, what] = acceptedValues[part];
  for (const [call, entry] of Object.entries(value)) {
    checkCall(call);
    if (!isAccepted(entry)) refuse(`${part}.${call}`, what);
    if (part === 'fail' && isText(entry) && !errorCodes.includes(entry))
      throw new ControlError(messages.unknownCode(entry, nearest(entry, errorCodes)));
  }
}

/** Refuses a name that is neither `*` nor a call that the sandbox answers. */
export function checkCall(call: string): void {
  const calls = ['*', ...endpoints.map(({ name }) => name)];
  if (!calls.includes(call)) throw new ControlError(messages.unknownCall(call, nearest(call, calls)));
}

function isListOfAddresses(value: unknown): boolean {
  return Array.isArray(value) && value.every((address) => isText(address) && isIP(address) !== 0);
}

function isText(entry: unknown): entry is string {
  return typeof entry === 'string' && entry !== '';
}

function refuse(part: string, what: string): never {
  throw new ControlError(messages.wrongField(part, what));
}
