import { useText } from '@/storefront/platform/languages/use-text';

/** No name is longer. The limit matters, since the search text is part of the address. */
const maxSearchLength = 64;

/** Whether a text is too long to search for. */
export function isLongSearch(text: string): boolean {
  return text.trim().length > maxSearchLength;
}

/** Says that the text is too long, instead of cutting it. */
export function LongSearch({ label, text }: { readonly label: string; readonly text: string }) {
  const t = useText();
  if (!isLongSearch(text)) return null;
  const over = text.trim().length - maxSearchLength;
  return <p role="alert">{t('error.field.long', { label, max: maxSearchLength, over })}</p>;
}
