import { useContext, useEffect } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { styleOf } from '@/storefront/contract/merchant-locale';
import { isText, resolveText } from '@/storefront/platform/languages/resolve-text';
import { TextsContext } from '@/storefront/platform/languages/use-text';

/** The document is called after the shown item, in tabs and in the history. The server writes the same title. */
export function useItemTitle(title: string): void {
  const { title: siteTitle, name, languages, locale } = useStorefront().merchant;
  const texts = useContext(TextsContext);
  const { digits } = styleOf(locale, texts.language);
  const source = { ...texts, fallback: languages.default, digits };
  const site = (siteTitle !== undefined && isText(siteTitle) && resolveText(siteTitle, source)) || name;
  useEffect(() => {
    if (title === '') return undefined;
    let pageTitle: string | undefined;
    let isLeft = false;
    // After the page has set its own title, which a new page does in the same commit.
    queueMicrotask(() => {
      if (isLeft) return;
      pageTitle = document.title;
      document.title = `${title} · ${site}`;
    });
    return () => {
      isLeft = true;
      if (pageTitle !== undefined) document.title = pageTitle;
    };
  }, [title, site]);
}
