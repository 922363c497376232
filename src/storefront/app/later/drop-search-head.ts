import type { AppRuntime } from '../app-runtime';

/**
 * Removes the first page's tags for search engines and previews at the first step, to another page or within this one.
 * Browsers share the canonical address, its title and its picture, which would be those of the wrong address. A page
 * that is loaded by its address has its own.
 */
export function dropSearchHead({ location, boot }: Pick<AppRuntime, 'location' | 'boot'>): void {
  const firstEntry = location.arrived()?.entry;
  const check = () => {
    const { entry, pageId } = location.arrived() ?? {};
    if (entry === firstEntry && pageId === boot.pageId) return;
    unsubscribe();
    for (const tag of document.head.querySelectorAll(tagSelector)) tag.remove();
  };
  const unsubscribe = location.subscribe(check);
  check();
}

const tagSelector = 'link[rel=canonical], meta[name=description], meta[name=robots], meta[property^="og:"]';
