import { createGatewayKey, type GatewayKey } from './cipher/gateway-key';
import type { SandboxOptions } from './options';
import type { Store } from './store/open-store';

/** What every part of the sandbox needs: the options with defaults, the store, the key for encrypted calls. */
export type Environment = Required<SandboxOptions> & { readonly store: Store; readonly gatewayKey: GatewayKey };

export function environmentOf(options: SandboxOptions, store: Store): Environment {
  return {
    ...options,
    store,
    gatewayKey: createGatewayKey(),
    now: options.now ?? (() => Date.now()),
    random: options.random ?? Math.random,
    merchantOf: options.merchantOf ?? ((host) => codeByLabel(options, host)),
    onError: options.onError ?? ((error) => console.error(error)),
  };
}

function codeByLabel(options: SandboxOptions, host: string): string | undefined {
  const [label] = host.split('.');
  return Object.entries(options.consoles()).find(([, merchant]) => merchant.id === label)?.[0];
}
