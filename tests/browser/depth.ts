export { isDeep } from '../support/depth';

/** The tag of a test that is quick in the brands named, and deep in every other. */
export const quickIn = (merchant: string, ...brands: readonly string[]) => ({
  tag: brands.includes(merchant) ? [] : ['@deep'],
});

/** The tag of a test over several brands: quick in aurora and `others`. */
export const byBrand = (merchant: string, ...others: readonly string[]) => quickIn(merchant, 'aurora', ...others);
