/**
 * Takes away what the document's head says to search engines of its first page: browsers share the canonical address, and on another page that
 * would be the wrong one. Whoever loads a page's address gets its own head with it.
 */
export function dropSearchHead(): void {
  const tags = document.head.querySelectorAll('link[rel=canonical], meta[name=description], meta[name=robots]');
  for (const tag of tags) tag.remove();
}
