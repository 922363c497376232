import { tryParseJson } from '@/engine/live';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';

/** How a player logs in: with the username, or with a mobile number and a code by SMS. */
export type LoginMethod = 'username' | 'sms';

/** A remembered login as stored under the key `sass`. */
export type RememberedRecord = {
  readonly type: LoginMethod;
  readonly username: string;
  readonly countryDialingCode?: string;
  /** Encoded twice, as the old platform wrote it. */
  readonly password?: string;
  /** Encrypted with this browser's key. */
  readonly sealed?: string;
};

/**
 * The record of the method used last, with the other method's record inside: old builds read the first and ignore the
 * second.
 */
export type RememberedRecords = RememberedRecord & { readonly other?: RememberedRecord };

/** Parses the stored text. Undefined if it is broken or of another format. */
export function parseRecords(raw: string | undefined): RememberedRecords | undefined {
  const value = tryParseJson(raw);
  const [record, other] = [parseRecord(value), parseRecord(fieldsOf(value).other)];
  return record && { ...record, ...(other !== undefined && { other }) };
}

/** The record of one method. */
export function recordOf(records: RememberedRecords | undefined, type: LoginMethod): RememberedRecord | undefined {
  return records?.type === type ? records : records?.other?.type === type ? records.other : undefined;
}

/** Puts a record first and keeps the other method's record. */
export function withRecord(records: RememberedRecords | undefined, record: RememberedRecord): RememberedRecords {
  const otherRecord = recordOf(records, record.type === 'sms' ? 'username' : 'sms');
  return otherRecord === undefined ? record : { ...record, other: withoutOther(otherRecord) };
}

/** Removes one method's record. */
export function withoutRecord(records: RememberedRecords | undefined, type: LoginMethod): RememberedRecord | undefined {
  const otherRecord = recordOf(records, type === 'sms' ? 'username' : 'sms');
  return otherRecord && withoutOther(otherRecord);
}

function withoutOther({ type, username, countryDialingCode, password, sealed }: RememberedRecord): RememberedRecord {
  return {
    type,
    username,
    ...(countryDialingCode !== undefined && { countryDialingCode }),
    ...(password !== undefined && { password }),
    ...(sealed !== undefined && { sealed }),
  };
}

function parseRecord(value: unknown): RememberedRecord | undefined {
  const { type, username, countryDialingCode, password, sealed } = fieldsOf(value);
  if ((type !== 'username' && type !== 'sms') || !isFilled(username)) return undefined;
  return {
    type,
    username,
    ...(isFilled(countryDialingCode) && { countryDialingCode }),
    ...(isFilled(password) && { password }),
    ...(isFilled(sealed) && { sealed }),
  };
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
