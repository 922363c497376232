import { useText } from '@/storefront/platform/languages/use-text';

/** No name is longer; and what is looked for stands in the address. */
const longest = 64;

/** Whether a text is too long to be looked for. */
export function isLongSearch(text: string): boolean {
  return text.trim().length > longest;
}

/** Says that nothing is looked for, in place of cutting what was pasted. */
export function LongSearch({ label, text }: { readonly label: string; readonly text: string }) {
  const t = useText();
  return isLongSearch(text) ? <p role="alert">{t('error.field.long', { label, max: longest })}</p> : null;
}
