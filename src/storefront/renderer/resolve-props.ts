import { isText, resolveText, type TextSource } from '@/storefront/platform/languages/resolve-text';

/** What config values turn into. */
export type ValueSource = TextSource & { readonly assets: { readonly [reference: string]: string } };

/** Props whose facts are bound, as a widget takes them: texts are words, `asset:` references URLs. */
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
  return isText(value) ? resolveText(value, source) : resolveProps(value, source);
}
