import type { i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createTranslate } from './create-translate';
import { type Texts, TextsContext } from './use-text';

type Props = { readonly texts: i18n; readonly children: ReactNode };

/** Connects i18next to the tree once. Nodes read our own context, which costs a tenth of a `useTranslation` in each. */
export function TextsProvider({ texts, children }: Props) {
  const options = useMemo(() => ({ i18n: texts }), [texts]);
  const { t } = useTranslation(undefined, options);
  const { language } = texts;
  const value = useMemo<Texts>(
    () => ({ language, translate: createTranslate(texts, t, language) }),
    [t, texts, language],
  );
  return <TextsContext value={value}>{children}</TextsContext>;
}
