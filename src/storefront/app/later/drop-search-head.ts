import type { AppRuntime } from '../app-runtime';

/**
 * Removes the tags of the first page for search engines and previews at the first step to another page. Browsers share
 * the canonical address, its title and its picture, which would be those of the wrong page. A page that is loaded by
 * its address has its own.
 */
export function dropSearchHead({ location, boot }: Pick<AppRuntime, 'location' | 'boot'>): void {
  const first = location.arrived()?.entry;
  const check = () => {
    const { entry, pageId } = location.arrived() ?? {};
    if (entry === first && pageId === boot.pageId) return;
    stop();
    for (const tag of document.head.querySelectorAll(tags)) tag.remove();
  };
  const stop = location.subscribe(check);
  check();
}

const tags = 'link[rel=canonical], meta[name=description], meta[name=robots], meta[property^="og:"]';
