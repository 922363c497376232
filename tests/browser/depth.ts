export { isDeep } from '../support/depth';

/** Of a test over several brands: aurora's runs always, that of another where it shows what aurora's cannot; all others are deep. */
export const byBrand = (merchant: string, ...others: readonly string[]) => ({
  tag: ['aurora', ...others].includes(merchant) ? [] : ['@deep'],
});
