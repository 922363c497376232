import { useEffect } from 'react';
import type { ResolvedPage } from '@/engine/live';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import { useApp } from '../app-runtime';

/** Keeps the document's title: page · site, and the site alone at home. As the server writes it. */
export function usePageTitle(page: ResolvedPage): void {
  const { boot, words } = useApp();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a title change with the language
  useEffect(() => {
    const { title, name } = boot.merchant;
    const site = (title !== undefined && words(title)) || name;
    const own = page.title === null || page.page === 'home' ? '' : words(page.title);
    document.title = own === '' ? site : `${own} · ${site}`;
  }, [boot, words, page, language]);
}
