import { useEffect, useMemo, useRef } from 'react';
import { tryParseJson } from '@/engine/live';
import { useRuntime } from '@/storefront/contract/runtime';
import { type BrowserStorage, browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { type FormScope, ownKeys } from './form-scope';

/** Fields that a draft may keep. Never passwords, one-time codes, identity numbers, or fields that the server adds. */
const draftFields: ReadonlySet<string> = new Set([
  'username',
  'mobileNum',
  'countryDialingCode',
  'email',
  'nickname',
  'payeeName',
  'whatsapp',
  'facebook',
  'line',
  'zalo',
  'wechat',
  'qqNum',
  'affiliateCode',
  'recommenderId',
  'amount',
  'mode',
  'receivers',
  'card',
  'way',
  'bonus',
  ownKeys.country,
  ownKeys.method,
]);

/** Fields that belong to the phone number. */
const numberFields: ReadonlySet<string> = new Set(['countryDialingCode', ownKeys.country]);

type Drafts = { readonly [form: string]: { readonly [name: string]: string } };

export type Draft = {
  /** Deletes the draft after sending. */
  readonly drop: () => void;
  /** Keeps the draft although its owner's session has ended: the same player may come back to it. */
  readonly keep: () => void;
};

/**
 * Keeps the values of a form for this tab, over a reload or a visit to another page. Never secrets. Values that were
 * typed before the draft is read stay. The draft of an `owner` (a user name) is shown to nobody else. Signing out
 * deletes it, and so does the login of another member.
 */
export function useDraft({ form }: FormScope, name: string, owner?: string): Draft {
  const { session } = useRuntime();
  const isSent = useRef(false);
  const draftName = owner === undefined ? name : `${name} ${owner}`;
  useEffect(() => {
    const storage = browserStorageOf(window);
    const isTyped = (key: string) => Boolean(form.getValues(`values.${key}`));
    // The initial country was not chosen by the player; the draft's country belongs to its number.
    const hasNumber = isTyped('mobileNum');
    for (const [key, value] of Object.entries(readDrafts(storage)[draftName] ?? {})) {
      const hasValue = numberFields.has(key) ? hasNumber : isTyped(key);
      if (draftFields.has(key) && !hasValue) form.setValue(`values.${key}`, value);
    }
    const saveDraft = () => {
      if (owner !== undefined && session.current()?.userName !== owner) return;
      writeDraft(storage, draftName, isSent.current ? {} : form.getValues('values'));
    };
    window.addEventListener('pagehide', saveDraft);
    document.addEventListener('visibilitychange', saveDraft);
    return () => {
      saveDraft();
      window.removeEventListener('pagehide', saveDraft);
      document.removeEventListener('visibilitychange', saveDraft);
    };
  }, [form, draftName, owner, session]);
  return useMemo(
    () => ({
      drop: () => {
        isSent.current = true;
        writeDraft(browserStorageOf(window), draftName, {});
      },
      keep: () => writeDraft(browserStorageOf(window), draftName, form.getValues('values')),
    }),
    [form, draftName],
  );
}

function writeDraft(storage: BrowserStorage, name: string, values: { readonly [field: string]: string }): void {
  const draft = Object.fromEntries(Object.entries(values).filter(([field, value]) => draftFields.has(field) && value));
  const { [name]: _, ...otherDrafts } = readDrafts(storage);
  const drafts = Object.keys(draft).length === 0 ? otherDrafts : { ...otherDrafts, [name]: draft };
  storage.session.set(storageKeys.drafts, Object.keys(drafts).length === 0 ? undefined : JSON.stringify(drafts));
}

/** Broken or foreign records are ignored. */
function readDrafts({ session }: BrowserStorage): Drafts {
  const drafts = fieldsOf(tryParseJson(session.get(storageKeys.drafts)));
  return Object.fromEntries(Object.entries(drafts).map(([form, fields]) => [form, textsOf(fields)]));
}

function textsOf(value: unknown): { readonly [name: string]: string } {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text] as const] : [],
    ),
  );
}
