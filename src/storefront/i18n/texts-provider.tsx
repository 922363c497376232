import type { i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Texts, TextsContext } from './use-text';

type Props = { readonly texts: i18n; readonly children: ReactNode };

/** Joins i18next to the tree once: nodes read a context of ours, which costs a tenth of a `useTranslation` each. */
export function TextsProvider({ texts, children }: Props) {
  const options = useMemo(() => ({ i18n: texts }), [texts]);
  const { t } = useTranslation(undefined, options);
  const { language } = texts;
  const value = useMemo<Texts>(() => {
    const plain = plainTexts(texts, language);
    return { language, translate: (key, values) => (values === undefined && plain(key)) || t(key, { ...values }) };
  }, [t, texts, language]);
  return <TextsContext value={value}>{children}</TextsContext>;
}

/** Finds the texts that nothing has to be put into, which are nearly all: i18next takes as long for them as the rest of a field. */
function plainTexts(texts: i18n, language: string): (key: string) => string | undefined {
  const table = new Map<string, unknown>(Object.entries(texts.getResourceBundle(language, 'translation') ?? {}));
  return (key) => {
    const text = table.get(key);
    return typeof text === 'string' && !text.includes('{{') && !text.includes('$t(') ? text : undefined;
  };
}
