import { fieldsOf } from './fields-of';

/**
 * Whether the visitor opened this document by its address, a bookmark or the like. False after a reload, a step back, a
 * link, and in browsers that do not tell.
 */
export function isOpenedAnew({ referrer }: Pick<Document, 'referrer'>): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return fieldsOf(entry).type === 'navigate' && referrer === '';
}
