import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { createAppRuntime, createTextsOf } from '@/storefront/app/create-app-runtime';
import { Providers } from '@/storefront/app/storefront';
import type { RequestOutcome } from '@/storefront/forms/account/unsettled/find-order';
import { recordOf } from '@/storefront/forms/account/unsettled/records';
import { useLookUp } from '@/storefront/forms/account/unsettled/use-look-up';
import { useUnsettled } from '@/storefront/forms/account/unsettled/use-unsettled';
import { useSendOnce } from '@/storefront/forms/account/use-send-once';
import type { CallName } from '@/storefront/generated/wire/calls';
import {
  type BrowserStorage,
  createMemoryStorage,
  type StorageArea,
} from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import type { Gateway } from '@/storefront/platform/gateway/gateway';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { createWidgetLoader } from '@/storefront/renderer/widget-loader';
import { sampleBoot, sampleMerchant } from './sample-boot';

/** What a form of money sends. */
export type MoneyForm = {
  readonly calls: readonly CallName[];
  readonly send: (call: Gateway['call'], amount: string) => Promise<unknown>;
};

/** What the player hears. `onTap` gives the listeners of one tap. */
export type Heard = {
  readonly onTap: () => { readonly onDone: () => void; readonly onRefused: () => void };
  readonly onTold: (outcome: RequestOutcome) => void;
};

/** A browser whose tabs share its local storage. Gives a function that opens the storage of a tab. */
export function createBrowser(session: object) {
  const shared = createMemoryStorage().local;
  shared.set(storageKeys.session, JSON.stringify(session));
  const tabs = new Set<(key: string) => void>();
  return () => {
    const listeners: ((key: string | null) => void)[] = [];
    const notify = (key: string) => {
      for (const listener of listeners) listener(key);
    };
    tabs.add(notify);
    const isOpen = () => tabs.has(notify);
    const local: StorageArea = {
      ...shared,
      set: (key, value) => {
        // What a closed tab still does reaches nobody.
        if (!isOpen()) return;
        shared.set(key, value);
        for (const other of tabs) if (other !== notify) other(key);
      },
    };
    const { session: ownArea } = createMemoryStorage();
    const storage: BrowserStorage = {
      local,
      session: ownArea,
      onChange: (listener) => void listeners.push(listener),
    };
    return { storage, isOpen, close: () => void tabs.delete(notify) };
  };
}

const locale = { ...sampleMerchant.locale, clock: [[0, 0]] } as const;
const boot = sampleBoot([], { merchant: { code: 'NORTH', trialCode: 'NORTHTRIAL', locale } });
const texts = createTextsOf(boot, {});
const widgets = createWidgetLoader({});

type TabOptions = {
  readonly form: MoneyForm;
  readonly storage: BrowserStorage;
  readonly fetch: typeof globalThis.fetch;
  readonly heard: Heard;
};

/** A document with one form. Runtime, gateway and hooks are the storefront's. */
export async function openTab({ form, storage, fetch, heard }: TabOptions) {
  const app = createAppRuntime({
    ...{ side: 'browser', boot, texts, fetch, storage, widgets, development: false, search: '' },
    device: { platform: 'android', standalone: false, native: false },
    now: () => Date.now(),
    report: () => undefined,
  });
  const shown: Shown = {};
  const page = (hasForm: boolean) => (
    <Providers app={app}>
      <LookUp form={form} heard={heard} />
      {hasForm && <Page form={form} heard={heard} shown={shown} />}
    </Providers>
  );
  let isOnForm = true;
  const view = await act(async () => render(page(isOnForm)));
  return {
    /** Taps twice before anything is drawn. */
    tap: (amount: string) =>
      act(async () => {
        shown.submit?.(amount);
        shown.submit?.(amount);
      }),
    isFree: () => shown.isFree === true,
    isOnForm: () => isOnForm,
    /** Goes to another page, or back to the form. */
    turn: async () => {
      isOnForm = !isOnForm;
      if (!isOnForm) Object.assign(shown, { isFree: false, submit: undefined });
      await act(async () => view.rerender(page(isOnForm)));
    },
    close: async () => {
      await act(async () => view.unmount());
      app.queries.clear();
    },
  };
}

/** What the form shows at this moment. */
type Shown = { isFree?: boolean; submit?: (amount: string) => void };
type Props = { readonly form: MoneyForm; readonly heard: Heard };
type PageProps = Props & { readonly shown: Shown };

/** After a success another form takes the place of the first. */
function Page(props: PageProps) {
  const [made, setMade] = useState(0);
  return <Form key={made} {...props} onMade={() => setMade((count) => count + 1)} />;
}

function Form({ form, shown, heard, onMade }: PageProps & { readonly onMade: () => void }) {
  const gateway = useGateway();
  const isUnsettled = useUnsettled(form.calls).length > 0;
  const { busy, sendOnce } = useSendOnce(form.calls, 'unknown');
  const submit = (amount: string) => {
    const told = heard.onTap();
    void sendOnce({
      amount,
      send: () => form.send(gateway.call, amount),
      onFailed: (outcome) => outcome === 'refused' && told.onRefused(),
      onDone: () => {
        told.onDone();
        onMade();
      },
    });
  };
  Object.assign(shown, { isFree: !busy && !isUnsettled, submit });
  return null;
}

function LookUp({ form: { calls }, heard }: Props) {
  const requests = { unsettled: useUnsettled(calls), denied: useUnsettled(calls, 'denied') };
  useLookUp(recordOf(calls[0]), requests, heard.onTold);
  return null;
}
