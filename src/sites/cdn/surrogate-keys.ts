/** The key of every document of a brand, in a cache that can forget by keys. */
export const brandKey = (brand: string) => brand;

/** The key of one page of a brand, in all its languages and addresses. */
export const pageKey = (brand: string, pageId: string) => `${brand}/${pageId}`;
