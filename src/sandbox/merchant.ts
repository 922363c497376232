import { isObject, isOn, type Json } from './json';
import type { MerchantConsole, MoneyStyle, SandboxOptions } from './options';

export type Merchant = {
  /** The code that its data is stored under; a trial session has the same. */
  readonly code: string;
  /** The code in the request: in a trial session the trial code. */
  readonly codeInRequest: string;
  readonly trialCode: string;
  readonly id: string;
  readonly console: Json;
  readonly currency: string;
  readonly symbol: string;
  /** IANA name of the clock that its reports are written by. */
  readonly timeZone: string;
  /** How money is written in a language of the wire: `BN`. */
  readonly moneyIn: (language: string) => MoneyStyle;
};

/** The merchant of a `Merchant` header, its own code or its trial code. */
export function findMerchant(
  consoles: ReturnType<SandboxOptions['consoles']>,
  codeInRequest: string,
): Merchant | undefined {
  const ownConsole = Object.hasOwn(consoles, codeInRequest) ? consoles[codeInRequest] : undefined;
  if (ownConsole) return merchantOf(codeInRequest, codeInRequest, ownConsole);
  const trialEntry = Object.entries(consoles).find(([code, merchant]) => trialCodeOf(code, merchant) === codeInRequest);
  return trialEntry && merchantOf(trialEntry[0], codeInRequest, trialEntry[1]);
}

function merchantOf(code: string, codeInRequest: string, merchant: MerchantConsole): Merchant {
  return {
    code,
    codeInRequest,
    trialCode: trialCodeOf(code, merchant),
    id: merchant.id,
    console: isObject(merchant.console) ? merchant.console : {},
    currency: merchant.currency ?? 'BDT',
    symbol: merchant.symbol ?? '৳',
    timeZone: merchant.timeZone ?? 'UTC',
    moneyIn: (language) => moneyStyle(merchant, language.toLowerCase()),
  };
}

function trialCodeOf(code: string, merchant: MerchantConsole): string {
  return merchant.trialCode ?? `${code}TRIAL`;
}

function moneyStyle(merchant: MerchantConsole, language: string): MoneyStyle {
  const style = merchant.moneyIn?.(language) ?? {};
  const { symbol = merchant.symbol ?? '৳', symbolPosition = 'before', digits = 'latn' } = style;
  return { symbol, symbolPosition, digits, currency: merchant.currency ?? 'BDT' };
}

/** Whether the merchant's whitelabel switches a module off. A module that it does not name is not off. */
export function isSwitchedOff(merchant: Merchant, modId: string): boolean {
  const enabled = enabledIn(merchant.console.whitelabel, modId);
  return enabled !== undefined && !isOn(enabled);
}

/** Whether the merchant's whitelabel switches a module on. */
export function isSwitchedOn(merchant: Merchant, modId: string): boolean {
  return isOn(enabledIn(merchant.console.whitelabel, modId));
}

function enabledIn(tree: unknown, modId: string): unknown {
  if (Array.isArray(tree)) {
    for (const node of tree) {
      const enabled = enabledInNode(node, modId);
      if (enabled !== undefined) return enabled;
    }
    return undefined;
  }
  if (!isObject(tree)) return undefined;
  if ('modId' in tree) return enabledInNode(tree, modId);
  const entry = tree[modId];
  return isObject(entry) ? entry.enabled : entry;
}

function enabledInNode(node: unknown, modId: string): unknown {
  if (!isObject(node)) return undefined;
  return node.modId === modId ? node.enabled : enabledIn(node.childrenNodes ?? [], modId);
}
