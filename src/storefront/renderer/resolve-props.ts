import { isText, resolveText, type TextSource } from '@/storefront/i18n/resolve-text';

/** What config values turn into. */
export type ValueSource = TextSource & { readonly assets: { readonly [reference: string]: string } };

/** Config props as a widget takes them: texts are words, bindings values, `asset:` references URLs. */
export function resolveProps(props: object, source: ValueSource): object {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) => {
      const resolved = resolveValue(value, source);
      return resolved === undefined ? [] : [[name, resolved]];
    }),
  );
}

function resolveValue(value: unknown, source: ValueSource): unknown {
  if (typeof value === 'string') return value.startsWith('asset:') ? source.assets[value] : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => resolveValue(part, source));
  if ('fact' in value && typeof value.fact === 'string') return source.factValue(value.fact);
  if (isText(value)) return resolveText(value, source);
  return resolveProps(value, source);
}
