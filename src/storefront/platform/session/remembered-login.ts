import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { decodePassword, encodePassword } from './encode-password';
import {
  type LoginMethod,
  parseRecords,
  type RememberedRecord,
  type RememberedRecords,
  recordOf,
  withoutRecord,
  withRecord,
} from './remembered-record';
import type { Seal } from './seal';

/**
 * How this device keeps a password. `account`: not at all, the browser's password manager does. `sealed`: encrypted
 * with a key of this browser. `encoded`: encoded twice, as the old platform did.
 */
export type RememberMode = 'account' | 'sealed' | 'encoded';

/** A remembered login of one method. Codes by SMS are never kept. */
export type RememberedLogin = {
  readonly type: LoginMethod;
  readonly username: string;
  readonly password?: string | undefined;
  readonly countryDialingCode?: string | undefined;
};

export type RememberedLogins = {
  /** The method used last, if it is remembered. */
  readonly lastMethod: () => LoginMethod | undefined;
  readonly read: (type: LoginMethod) => Promise<RememberedLogin | undefined>;
  readonly keep: (login: RememberedLogin) => Promise<void>;
  readonly forget: (type: LoginMethod) => void;
  /** Updates the password in the record of a user name, if there is such a record. */
  readonly changePassword: (username: string, password: string) => Promise<void>;
};

type Options = { readonly storage: BrowserStorage; readonly mode: RememberMode; readonly seal: Seal };

/**
 * The remembered logins of this device, under the storage keys of older clients. A record of another mode is read, and
 * written again in this mode.
 */
export function createRememberedLogins({ storage: { local }, mode, seal }: Options): RememberedLogins {
  const records = () =>
    local.get(storageKeys.remember) === undefined ? undefined : parseRecords(local.get(storageKeys.rememberedLogin));
  const write = (next: RememberedRecords | undefined) => {
    local.set(storageKeys.remember, next && '1');
    local.set(storageKeys.rememberedLogin, next && JSON.stringify(next));
  };
  const keep = async (login: RememberedLogin) => {
    const record = await toRecord(login, mode, seal);
    write(withRecord(records(), record));
  };
  return {
    lastMethod: () => records()?.type,
    read: async (type) => {
      const record = recordOf(records(), type);
      if (record === undefined) return undefined;
      const { username, countryDialingCode } = record;
      const password = type === 'sms' ? undefined : await passwordOf(record, seal);
      if (isOfOtherMode(record, mode)) {
        const upgradedRecord = await toRecord({ type, username, password, countryDialingCode }, mode, seal);
        write(withReplacedRecord(records(), upgradedRecord));
      }
      return { type, username, countryDialingCode, password: mode === 'account' ? undefined : password };
    },
    keep,
    forget: (type) => write(withoutRecord(records(), type)),
    changePassword: async (username, password) => {
      const record = recordOf(records(), 'username');
      if (record?.username.toLowerCase() !== username.toLowerCase()) return;
      const { countryDialingCode } = record;
      write(
        withReplacedRecord(
          records(),
          await toRecord({ type: 'username', username: record.username, password, countryDialingCode }, mode, seal),
        ),
      );
    },
  };
}

/** Replaces the record of its method and keeps the order. */
function withReplacedRecord(records: RememberedRecords | undefined, record: RememberedRecord): RememberedRecords {
  if (records === undefined || records.type === record.type) return withRecord(records, record);
  return { ...records, other: record };
}

function isOfOtherMode({ password, sealed }: RememberedRecord, mode: RememberMode): boolean {
  return (password !== undefined && mode !== 'encoded') || (sealed !== undefined && mode !== 'sealed');
}

async function passwordOf({ password, sealed }: RememberedRecord, seal: Seal): Promise<string | undefined> {
  if (sealed !== undefined) return seal.open(sealed);
  return password === undefined ? undefined : decodePassword(password);
}

async function toRecord(login: RememberedLogin, mode: RememberMode, seal: Seal): Promise<RememberedRecord> {
  const { type, username, countryDialingCode } = login;
  const record = { type, username, ...(countryDialingCode ? { countryDialingCode } : {}) };
  const password = type === 'sms' ? undefined : login.password;
  if (password === undefined || mode === 'account') return record;
  if (mode === 'encoded') return { ...record, password: encodePassword(password) };
  const sealedPassword = await seal.close(password);
  return sealedPassword === undefined ? record : { ...record, sealed: sealedPassword };
}
