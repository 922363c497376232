export { isDeep } from '../support/depth';

/** The tag of a test over several brands: aurora and `others` are quick, every other brand is deep. */
export const byBrand = (merchant: string, ...others: readonly string[]) => ({
  tag: ['aurora', ...others].includes(merchant) ? [] : ['@deep'],
});
