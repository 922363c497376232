import { useContext, useEffect } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { styleOf } from '@/storefront/contract/merchant-locale';
import { isText, resolveText } from '@/storefront/platform/languages/resolve-text';
import { TextsContext } from '@/storefront/platform/languages/use-text';

/** Puts the shown item's title into the document's, for tabs and history. The server writes the same title. */
export function useItemTitle(title: string): void {
  const { merchant, page } = useStorefront();
  const texts = useContext(TextsContext);
  const { digits } = styleOf(merchant.locale, texts.language);
  const source = { ...texts, fallback: merchant.languages.default, digits };
  const wordsOf = (text: object | null | undefined) => (text && isText(text) ? resolveText(text, source) : '');
  const site = wordsOf(merchant.title) || merchant.name;
  const firstPage = wordsOf(page.title);
  useEffect(() => {
    if (title === '') return undefined;
    const itemTitle = `${title} · ${site}`;
    let pageTitle: string | undefined;
    let isLeft = false;
    // After the page has set its own title, which a new page does in the same commit.
    queueMicrotask(() => {
      if (isLeft) return;
      // On the first page the server wrote the item's title already: the page's own is made here, to go back to it.
      pageTitle = document.title === itemTitle ? `${firstPage} · ${site}` : document.title;
      document.title = itemTitle;
    });
    return () => {
      isLeft = true;
      if (pageTitle !== undefined) document.title = pageTitle;
    };
  }, [title, site, firstPage]);
}
