import { isText, type Locale, resolveText } from '@/storefront/platform/languages/resolve-text';

/** Locale and assets that config values are resolved with. */
export type LocaleAndAssets = Locale & { readonly assets: { readonly [reference: string]: string } };

/** Props whose facts are bound, as a widget takes them: texts are words, `asset:` references URLs. */
export function resolveProps(props: object, locale: LocaleAndAssets): object {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) => {
      const resolved = resolveValue(value, locale);
      return resolved === undefined ? [] : [[name, resolved]];
    }),
  );
}

function resolveValue(value: unknown, locale: LocaleAndAssets): unknown {
  if (typeof value === 'string') return value.startsWith('asset:') ? locale.assets[value] : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, locale));
  return isText(value) ? resolveText(value, locale) : resolveProps(value, locale);
}
