import type { FolderSource } from '@/sites/create-folder-source';
import type { SiteSource } from '@/sites/site-source';

/** One merchant's console, and what else the sandbox takes from its config. */
export type MerchantConsole = {
  readonly id: string;
  readonly console: unknown;
  readonly name: string;
  readonly trialCode?: string;
  readonly currency?: string;
  readonly symbol?: string;
  readonly timeZone?: string;
  /** How amounts are written in a language. */
  readonly moneyIn?: (language: string) => MoneyStyle;
};

type MoneyStyle = {
  readonly symbol?: string;
  readonly symbolPosition?: 'before' | 'after';
  readonly digits?: string;
};

/** The console of each merchant code, for the sandbox. Consoles are read again when a file changes. */
export function createConsoles(source: SiteSource | FolderSource): () => Readonly<Record<string, MerchantConsole>> {
  let consoles: Readonly<Record<string, MerchantConsole>> | undefined;
  source.onChange(() => {
    consoles = undefined;
  });
  return () => {
    consoles ??= readConsoles(source);
    return consoles;
  };
}

function readConsoles(source: SiteSource | FolderSource): Readonly<Record<string, MerchantConsole>> {
  const consoles: ReadonlyMap<string, unknown> = 'consoles' in source ? source.consoles() : new Map();
  return Object.fromEntries(
    [...source.current()].map(([id, { site }]) => {
      const { code = id, name = id, trialCode, locale } = site.merchant;
      const optionalFields = {
        ...(trialCode === undefined ? {} : { trialCode }),
        ...(locale?.currency === undefined ? {} : { currency: locale.currency }),
        ...(locale?.symbol === undefined ? {} : { symbol: locale.symbol }),
        ...(locale?.timeZone === undefined ? {} : { timeZone: locale.timeZone }),
        ...(locale === undefined
          ? {}
          : { moneyIn: (language: string) => ({ ...locale, ...locale.languages?.[language] }) }),
      };
      return [code, { id, name, console: consoles.get(id) ?? {}, ...optionalFields }];
    }),
  );
}
