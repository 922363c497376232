import type { AppRuntime } from '../app-runtime';

/**
 * With the first step takes away what the document's head says of its first page to search engines and to who is sent
 * its address: browsers share the canonical address, its title and its picture, and on another page those would be
 * the wrong ones. Whoever loads a page's address gets its own head with it.
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
