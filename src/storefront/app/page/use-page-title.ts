import { type RefObject, useEffect } from 'react';
import type { ResolvedPage } from '@/engine/live';
import { roleOf } from '@/storefront/contract/page-roles';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import { useApp } from '../app-runtime';

/**
 * Sets the document's title: page · site, at home the site alone. The server writes the same, or the title of the shown
 * item, of which the code may still load. So the first title stays until `hasArrived`.
 */
export function usePageTitle(page: ResolvedPage, hasArrived: RefObject<boolean>): void {
  const { boot, words } = useApp();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a title change with the language
  useEffect(() => {
    if (!hasArrived.current) return;
    const { title, name } = boot.merchant;
    const site = (title !== undefined && words(title)) || name;
    const pageTitle = page.title === null || roleOf(boot.routes, page.page) === 'home' ? '' : words(page.title);
    document.title = pageTitle === '' ? site : `${pageTitle} · ${site}`;
  }, [boot, words, page, language]);
}
